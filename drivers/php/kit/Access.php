<?php

// No strict types in this file: the calls that reach the implementation convert their arguments as PHP does by default.

namespace Touchstone\Kit;

/** Reaches members of objects and classes, from outside or from inside their class hierarchy. */
final class Access
{
    /** What an operation of a class is called: as the port says, but the provided fixtures have the interface's names. */
    public static function operation(Port $port, string $class, string $name): string
    {
        foreach (Fixtures::CLASSES as $provided) {
            if (is_a($class, $provided, true)) {
                return $name;
            }
        }

        return $port->spell($class, $name);
    }

    /** The same for a property. */
    public static function property(Port $port, string $class, string $name): string
    {
        return substr(self::operation($port, $class, "\$$name"), 1);
    }

    public static function create(string $class, array $args): object
    {
        return new $class(...$args);
    }

    public static function call(mixed $on, string $operation, array $args): mixed
    {
        return $on->$operation(...$args);
    }

    public static function callStatic(string $class, string $operation, array $args): mixed
    {
        return $class::$operation(...$args);
    }

    public static function get(mixed $on, string $property): mixed
    {
        return $on->$property;
    }

    public static function set(mixed $on, string $property, mixed $value): void
    {
        $on->$property = $value;
    }

    public static function getStatic(string $class, string $property): mixed
    {
        return $class::$$property;
    }

    public static function setStatic(string $class, string $property, mixed $value): void
    {
        $class::$$property = $value;
    }

    /** An entry of a map, or a property; null when there is none by `isset`, which asks the object itself. */
    public static function field(mixed $of, mixed $name): mixed
    {
        if (is_array($of)) {
            return $of[$name] ?? null;
        }

        return is_object($of) && isset($of->$name) ? $of->$name : null;
    }

    public static function callInside(object $on, string $class, string $operation, array $args): mixed
    {
        self::requireOperation($on, $operation, '__call');

        return self::inside(function () use ($operation, $args) {
            return $this->$operation(...$args);
        }, $on, $class);
    }

    public static function getInside(object $on, string $class, string $property): mixed
    {
        return self::inside(function () use ($property) {
            return $this->$property;
        }, $on, $class);
    }

    public static function fieldInside(object $of, string $class, mixed $name): mixed
    {
        return self::inside(function () use ($name) {
            return isset($this->$name) ? $this->$name : null;
        }, $of, $class);
    }

    public static function setInside(object $on, string $class, string $property, mixed $value): void
    {
        self::inside(function () use ($property, $value) {
            $this->$property = $value;
        }, $on, $class);
    }

    public static function callStaticInside(string $class, string $operation, array $args): mixed
    {
        self::requireOperation($class, $operation, '__callStatic');

        return self::inside(function () use ($operation, $args) {
            return static::$operation(...$args);
        }, null, $class);
    }

    public static function getStaticInside(string $class, string $property): mixed
    {
        return self::inside(function () use ($property) {
            return static::$$property;
        }, null, $class);
    }

    public static function setStaticInside(string $class, string $property, mixed $value): void
    {
        self::inside(function () use ($property, $value) {
            static::$$property = $value;
        }, null, $class);
    }

    /** @throws \BadMethodCallException when there is neither the method nor the handler of unknown ones */
    private static function requireOperation(object|string $on, string $operation, string $handler): void
    {
        if (!method_exists($on, $operation) && !method_exists($on, $handler)) {
            throw new \BadMethodCallException('there is no operation ' . (is_object($on) ? $on::class : $on) . "::$operation");
        }
    }

    private static function inside(\Closure $access, ?object $on, string $class): mixed
    {
        return \Closure::bind($access, $on, $class)();
    }
}
