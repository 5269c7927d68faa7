<?php

declare(strict_types=1);

namespace Touchstone\Driver\Fixture;

/** The model of docs/fixtures.md; its contracts are the framework's. */
class Model implements Arrayable, \ArrayAccess, \JsonSerializable
{
    private array $attributes;

    private array $relations;

    private array $appended;

    private array $others;

    public function __construct(
        ?array $attributes = [],
        ?array $relations = [],
        ?array $appended = [],
        ?array $others = [],
        private mixed $routeKey = null,
    ) {
        $this->attributes = $attributes ?? [];
        $this->relations = $relations ?? [];
        $this->appended = $appended ?? [];
        $this->others = $others ?? [];
    }

    public function getAttributes(): array
    {
        return $this->attributes;
    }

    public function toArray(): array
    {
        return $this->attributes;
    }

    public function jsonSerialize(): mixed
    {
        return $this->attributes;
    }

    public function relationLoaded(mixed $name): bool
    {
        return array_key_exists($name, $this->relations);
    }

    public function hasAppended(mixed $name): bool
    {
        return array_key_exists($name, $this->appended);
    }

    public function getKey(): mixed
    {
        return $this->attributes['id'] ?? null;
    }

    public function getRouteKey(): mixed
    {
        return $this->routeKey;
    }

    public function getRouteKeyName(): string
    {
        return 'slug';
    }

    public function __get(string $name): mixed
    {
        return ($this->attributes + $this->relations + $this->others)[$name] ?? null;
    }

    public function __isset(string $name): bool
    {
        return array_key_exists($name, $this->attributes + $this->relations + $this->others);
    }

    public function offsetExists(mixed $offset): bool
    {
        return $this->__isset((string) $offset);
    }

    public function offsetGet(mixed $offset): mixed
    {
        return $this->__get((string) $offset);
    }

    public function offsetSet(mixed $offset, mixed $value): void
    {
    }

    public function offsetUnset(mixed $offset): void
    {
    }
}
