<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** The static properties of all classes of the framework that were loaded so far. */
final class StaticState
{
    /** @var list<\ReflectionProperty> */
    private array $properties = [];

    private int $seen = 0;

    public function __construct(private readonly string $root)
    {
    }

    /** Gives every static property the value it is declared with. */
    public function reset(): void
    {
        $classes = get_declared_classes();

        foreach (array_slice($classes, $this->seen) as $class) {
            if (str_starts_with($class, $this->root . '\\')) {
                $this->collect($class);
            }
        }

        $this->seen = count($classes);

        foreach ($this->properties as $property) {
            $property->setValue(null, $property->getDefaultValue());
        }
    }

    private function collect(string $class): void
    {
        foreach ((new \ReflectionClass($class))->getProperties(\ReflectionProperty::IS_STATIC) as $property) {
            $hasDefault = $property->hasDefaultValue() || !$property->hasType();

            if ($property->getDeclaringClass()->name === $class && $hasDefault) {
                $this->properties[] = $property;
            }
        }
    }
}
