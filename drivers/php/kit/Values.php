<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Writes PHP values the way they travel. */
final class Values
{
    /** @var array<int, true> objects whose state is being written: they show only their handle inside of themselves */
    private array $open = [];

    /** @var \WeakMap<object, list<array{mixed, mixed}>> what iterators gave: reading one may use it up */
    private readonly \WeakMap $entries;

    public function __construct(
        private readonly Port $port,
        private readonly Handles $handles,
        private readonly Closures $closures,
    ) {
        $this->entries = new \WeakMap();
    }

    /** @return mixed something that `json_encode` writes as a value of the protocol */
    public function encode(mixed $value): mixed
    {
        return $this->closures->withoutRecording(fn () => $this->write($value));
    }

    private function write(mixed $value): mixed
    {
        return match (true) {
            is_string($value) => $this->writeText($value),
            is_float($value) && !is_finite($value) => ['$float' => $this->writeFloat($value)],
            is_array($value) => $this->writeMap($value),
            $value instanceof \Closure => $this->writeClosure($value),
            is_object($value) => $this->writeObject($value),
            is_resource($value) => ['$ref' => get_resource_type($value), 'class' => 'resource'],
            default => $value,
        };
    }

    private function writeText(string $text): mixed
    {
        return $this->port->names()->isClass($text)
            ? ['$class' => $this->port->names()->short($text)]
            : $this->port->names()->strip($text);
    }

    private function writeFloat(float $value): string
    {
        return is_nan($value) ? 'NAN' : ($value > 0 ? 'INF' : '-INF');
    }

    private function writeMap(array $map): array
    {
        return array_is_list($map)
            ? array_map($this->write(...), $map)
            : ['$map' => $this->writePairs(self::pairsOf($map))];
    }

    /**
     * @param list<array{mixed, mixed}> $pairs
     * @return list<array{mixed, mixed}>
     */
    private function writePairs(array $pairs): array
    {
        $key = fn (mixed $key): mixed => is_string($key) ? $this->port->names()->strip($key) : $this->write($key);

        return array_map(fn (array $pair): array => [$key($pair[0]), $this->write($pair[1])], $pairs);
    }

    /** @return list<array{mixed, mixed}> */
    private static function pairsOf(iterable $entries): array
    {
        $pairs = [];

        foreach ($entries as $key => $value) {
            $pairs[] = [$key, $value];
        }

        return $pairs;
    }

    private function writeClosure(\Closure $closure): array
    {
        return [
            '$ref' => $this->closures->idOf($closure) ?? $this->handles->nameOf($closure),
            'class' => 'Closure',
        ];
    }

    private function writeObject(object $object): array
    {
        if ($this->port->isMissing($object)) {
            return ['$missing' => true];
        }

        $entries = $this->port->entriesOf($object);

        if ($entries !== null) {
            return $this->writeMap(iterator_to_array($entries));
        }

        $written = ['$ref' => $this->handles->nameOf($object), 'class' => $this->port->names()->ofObject($object)];
        $id = spl_object_id($object);

        if (isset($this->open[$id])) {
            return $written;
        }

        $this->open[$id] = true;

        try {
            return $written + $this->stateOf($object);
        } finally {
            unset($this->open[$id]);
        }
    }

    /** The state that the port tells of, each part as a value. */
    private function stateOf(object $object): array
    {
        $state = $this->port->stateOf($object);

        foreach ($state as $name => $part) {
            $state[$name] = match ($name) {
                'entries' => $this->writePairs($this->entries[$object] ??= self::pairsOf($part)),
                'headers' => ['$map' => $this->writePairs(self::pairsOf($part))],
                'content', 'html' => $this->port->names()->strip($part),
                default => $this->write($part),
            };
        }

        return $state;
    }
}
