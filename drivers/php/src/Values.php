<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** Writes PHP values the way they travel. */
final class Values
{
    /** Headers that the HTTP layer adds by itself to every response. */
    private const OWN_HEADERS = ['cache-control', 'date'];

    /** @var array<int, true> objects whose state is being written: they show only their handle inside of themselves */
    private array $open = [];

    public function __construct(
        private readonly Framework $framework,
        private readonly Names $names,
        private readonly Handles $handles,
        private readonly Closures $closures,
    ) {
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
        return $this->names->isClass($text)
            ? ['$class' => $this->names->short($text)]
            : $this->names->strip($text);
    }

    private function writeFloat(float $value): string
    {
        return is_nan($value) ? 'NAN' : ($value > 0 ? 'INF' : '-INF');
    }

    private function writeMap(array $map): array
    {
        return array_is_list($map)
            ? array_map($this->write(...), $map)
            : ['$map' => $this->writePairs($map)];
    }

    /** @return list<array{mixed, mixed}> */
    private function writePairs(iterable $entries): array
    {
        $pairs = [];

        foreach ($entries as $key => $value) {
            $pairs[] = [is_string($key) ? $this->names->strip($key) : $this->write($key), $this->write($value)];
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
        if ($object::class === $this->framework->class('MissingValue')) {
            return ['$missing' => true];
        }

        $written = ['$ref' => $this->handles->nameOf($object), 'class' => $this->names->short($object::class)];
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

    private function stateOf(object $object): array
    {
        return match (true) {
            $this->framework->is($object, 'Collection') => ['items' => $this->write($object->all())],
            $this->framework->is($object, 'MergeValue') => ['data' => $this->write($object->data)],
            $this->framework->is($object, 'JsonResponse') => $this->responseState($object),
            $object instanceof \Iterator => ['entries' => $this->writePairs($object)],
            $this->framework->isHtml($object) => $this->htmlState($object),
            default => [],
        };
    }

    private function responseState(object $response): array
    {
        $headers = array_diff_key($response->headers->all(), array_flip(self::OWN_HEADERS));

        return [
            'status' => $response->getStatusCode(),
            'headers' => ['$map' => array_map(
                static fn (string $name, array $values): array => [$name, implode(', ', $values)],
                array_keys($headers),
                array_values($headers),
            )],
            'content' => $this->names->strip((string) $response->getContent()),
        ];
    }

    private function htmlState(object $html): array
    {
        try {
            return ['html' => $this->names->strip((string) $html->toHtml())];
        } catch (\Throwable) {
            return [];
        }
    }
}
