<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Gives every object that the suite has seen one name, until the next reset. */
final class Handles
{
    /** @var array<string, object> keeps the objects alive, so that their ids stay theirs */
    private array $objects = [];

    /** @var array<int, string> */
    private array $names = [];

    public function reset(): void
    {
        $this->objects = [];
        $this->names = [];
    }

    public function nameOf(object $object): string
    {
        $id = spl_object_id($object);

        if (!isset($this->names[$id])) {
            $this->names[$id] = 'o' . (count($this->objects) + 1);
            $this->objects[$this->names[$id]] = $object;
        }

        return $this->names[$id];
    }

    /** @throws Fault when no object has that name */
    public function find(string $name): object
    {
        return $this->objects[$name] ?? throw Fault::unexpected('handle', 'one that is known', $name);
    }
}
