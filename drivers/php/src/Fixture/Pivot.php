<?php

declare(strict_types=1);

namespace Touchstone\Driver\Fixture;

/** The pivot of docs/fixtures.md. */
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
