<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/**
 * What a driver says of the implementation that it judges. `classes` and `introduction` are required; every other method is a
 * hook with a default, for an implementation that does something in a way of its own. `(new Server($port))->start()` does the
 * rest: it answers the suite on stdin and stdout (docs/protocol.md).
 */
abstract class Port
{
    private ?Names $names = null;

    /**
     * @return array<string, class-string> the interface's classes by name, as docs/protocol.md lists them:
     *     `['Paginator' => \Acme\Pages\Page::class]`
     */
    abstract public function classes(): array;

    /**
     * @return array<string, mixed> what `initialize` answers: `implementation` (`name`, `version`), `rows` (`serves`, and `lacks`
     *     with their reasons), `capabilities` and `traits`
     */
    abstract public function introduction(): array;

    /** Brings all static state back to its defaults: `Page::$resolver = null;` */
    public function reset(): void
    {
    }

    /**
     * The name that the implementation has for an operation, or for a property, which comes with a `$`. It is not asked for the
     * provided fixtures and what extends them.
     *
     * A spelling of its own: `return ['perPage' => 'pageSize', '$onEachSide' => '$links'][$name] ?? $name;`
     */
    public function spell(string $class, string $name): string
    {
        return $name;
    }

    /**
     * Calls an operation of an object or of a class, from outside.
     *
     * A dispatch of its own: `return $operation === 'count' ? count($on) : parent::call($on, $operation, $args);`
     */
    public function call(object|string $on, string $operation, array $args): mixed
    {
        if (!is_callable([$on, $operation])) {
            $class = $this->names()->short(is_object($on) ? $on::class : $on);

            throw new \BadMethodCallException("$class has no operation $operation that can be called from outside");
        }

        return is_object($on) ? Access::call($on, $operation, $args) : Access::callStatic($on, $operation, $args);
    }

    /**
     * Reads a property of an object, from outside.
     *
     * A value of its own: `return $property === 'cost' ? $on->cost->inCents() : parent::get($on, $property);`
     */
    public function get(object $on, string $property): mixed
    {
        return Access::get($on, $property);
    }

    /**
     * Constructs an object of a class of the interface or of a fixture class.
     *
     * It is not asked for fixture classes: these call the inherited constructor with the arguments of the suite.
     *
     * Arguments in an order of its own: `return $class === 'Paginator' ? new Page($args[1], $args[0]) : parent::create($class, $args);`
     *
     * @throws Cannot when there is no such class
     */
    public function create(string $class, array $args): object
    {
        $full = str_contains($class, '\\') ? $class : $this->names()->full($class);

        return class_exists($full) ? Access::create($full, $args) : throw new Cannot("there is no class $class here");
    }

    /** An ordered map, from an array. A map type of its own: `return new OrderedMap($map);` */
    public function mapOf(array $map): mixed
    {
        return $map;
    }

    /** The entries of an object that is an ordered map: `return $value instanceof OrderedMap ? $value->all() : null;` */
    public function entriesOf(object $value): ?iterable
    {
        return null;
    }

    /**
     * What an object shows beside its handle ("Values" in docs/protocol.md).
     *
     * A Collection of its own: `return $object instanceof Items ? ['items' => $object->toList()] : parent::stateOf($object);`
     *
     * @return array<string, mixed> values, each of which is written as one; `entries` is an iterable
     */
    public function stateOf(object $object): array
    {
        if ($object instanceof \Iterator) {
            return ['entries' => $object];
        }

        $toHtml = Access::operation($this, $object::class, 'toHtml');

        return $this->isHtml($object, $toHtml) ? ['html' => (string) $object->$toHtml()] : [];
    }

    /** The marker of a missing value: `return Missing::instance();` */
    public function missing(): object
    {
        return Absent::Value;
    }

    /** Whether an object marks a missing value, where there are several that do: `return $object instanceof Missing;` */
    public function isMissing(object $object): bool
    {
        return $object === $this->missing();
    }

    /**
     * @return array<string, class-string> errors by their kind, those that PHP does not have: `['JsonEncoding' => EncodingFailed::class]`.
     *     A subclass of `LogicException` such as `DomainException` is of the kind Generic unless it is named here.
     */
    public function kinds(): array
    {
        return [];
    }

    /** @return array<string, class-string> its contracts for `Arrayable` and `Htmlable`: `['Arrayable' => \Acme\ToArray::class]` */
    public function contracts(): array
    {
        return [];
    }

    /** @return array<string, class-string> attributes by the names of the markers: `['Collects' => \Acme\Collects::class]` */
    public function markers(): array
    {
        return [];
    }

    /** A GET request; needed for the capability `request`. */
    public function request(string $uri): object
    {
        throw new Cannot('there are no requests here');
    }

    /** Makes a request the current one, or takes it away. */
    public function setRequest(mixed $request): void
    {
        throw new Cannot('there is no current request here');
    }

    /** Whether an object has the contract `Htmlable`, or the method where there is no contract, and is no paginator. */
    private function isHtml(object $object, string $toHtml): bool
    {
        $contract = $this->contracts()['Htmlable'] ?? null;

        return method_exists($object, $toHtml) && is_callable([$object, $toHtml])
            && ($contract === null || $object instanceof $contract)
            && !is_a($object, $this->classes()['Paginator'] ?? '');
    }

    /** The names of its classes, and of those that the suite declares. */
    final public function names(): Names
    {
        return $this->names ??= new Names($this->classes() + Fixtures::CLASSES);
    }
}
