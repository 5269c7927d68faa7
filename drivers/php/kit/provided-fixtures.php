<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/**
 * Declares the provided fixtures of docs/fixtures.md. Call it when there is an `Arrayable`, the implementation's contract
 * for the model.
 */
function declareFixtures(): void
{
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

    class Nest implements \JsonSerializable
    {
        public function __construct(private int $depth)
        {
        }

        public function jsonSerialize(): mixed
        {
            return $this->depth > 0 ? [new self($this->depth - 1)] : 'inmost';
        }
    }

    class Pivot
    {
        public function __construct(private string $table = '', private array $values = [])
        {
        }

        public function getTable(): string
        {
            return $this->table;
        }

        public function __get(string $name): mixed
        {
            return $this->values[$name] ?? null;
        }

        public function __isset(string $name): bool
        {
            return array_key_exists($name, $this->values);
        }
    }

    class Song
    {
        public function __construct(public mixed $title = null)
        {
        }

        public static function guessResourceName(): array
        {
            return [Fixtures::className('SongResource')];
        }
    }

    class ViewFactory
    {
        public mixed $view = null;

        public mixed $data = null;

        public function make(mixed $view, mixed $data = []): object
        {
            $this->view = $view;
            $this->data = $data;
            $text = $data['title'] ?? "Tom & 'Jerry'";

            return Fixtures::create('HtmlString', "<nav class=\"$view\">$text</nav>");
        }
    }
}
