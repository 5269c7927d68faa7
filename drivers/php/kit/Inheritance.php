<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Refuses fixture classes that PHP would refuse with a fatal error, which would end the driver. */
final class Inheritance
{
    private const RESERVED = '~^(?:self|static|parent|int|float|bool|string|true|false|null|void|iterable|object|mixed'
        . '|never|enum|resource|numeric)$~i';

    private const VISIBILITY = ['public' => 0, 'protected' => 1, 'private' => 2];

    private const MAGIC = ['__construct', '__get', '__set', '__isset', '__unset', '__call', '__invoke', '__toString'];

    /**
     * @param list<string> $contracts full names of what is implemented
     * @throws Fault when a member is declared twice, or a contract's method is missing
     * @throws Cannot when PHP cannot have such a class
     */
    public static function check(?string $parent, array $contracts, \stdClass $definition): void
    {
        if (preg_match(self::RESERVED, $definition->class) === 1) {
            throw new Cannot("$definition->class is a reserved word in PHP");
        }

        if ($parent !== null && (new \ReflectionClass($parent))->isFinal()) {
            throw new Cannot("$parent is final");
        }

        if ($parent !== null && (new \ReflectionClass($parent))->isReadOnly()) {
            throw new Cannot("$parent is readonly, and so would all that extend it have to be");
        }

        $methods = self::names($definition, 'methods', 'staticMethods');
        self::checkMagic($definition);
        self::checkTwice(array_map(strtolower(...), $methods));
        self::checkTwice(self::names($definition, 'properties', 'staticProperties'));

        foreach ($contracts as $contract) {
            foreach (get_class_methods($contract) as $method) {
                if (!in_array($method, $methods, true) && ($parent === null || !method_exists($parent, $method))) {
                    throw Fault::parameters("$definition->class has no $method, which $contract asks for");
                }
            }
        }

        foreach (array_filter([$parent, ...$contracts]) as $ancestor) {
            self::checkMembers($ancestor, $definition);
        }
    }

    private static function checkMembers(string $ancestor, \stdClass $definition): void
    {
        foreach (['methods' => false, 'staticMethods' => true] as $key => $static) {
            foreach (self::names($definition, $key) as $name) {
                $visibility = $definition->visibility->$name ?? 'public';
                self::checkMember($static, $visibility, self::method($ancestor, $name), "$ancestor::$name()");
            }
        }

        foreach (['properties' => false, 'staticProperties' => true] as $key => $static) {
            foreach (self::names($definition, $key) as $name) {
                self::checkMember($static, 'public', self::property($ancestor, $name), "$ancestor::\$$name");
            }
        }
    }

    private static function checkMagic(\stdClass $definition): void
    {
        foreach (['methods' => self::MAGIC, 'staticMethods' => ['__callStatic']] as $key => $known) {
            foreach (self::names($definition, $key) as $name) {
                if (str_starts_with($name, '__') && !in_array($name, $known, true)) {
                    throw Fault::parameters("$key: expected one of " . implode(', ', $known) . ", received $name");
                }
            }
        }
    }

    private static function checkTwice(array $names): void
    {
        foreach (array_count_values($names) as $name => $count) {
            if ($count > 1) {
                throw Fault::parameters("$name is declared twice");
            }
        }
    }

    /** @return list<string> */
    private static function names(\stdClass $definition, string ...$keys): array
    {
        $lists = array_map(
            static fn (string $key): array => array_keys(get_object_vars($definition->$key ?? new \stdClass())),
            $keys,
        );

        return array_map(strval(...), array_merge(...$lists));
    }

    private static function checkMember(
        bool $static,
        string $visibility,
        \ReflectionMethod|\ReflectionProperty|null $inherited,
        string $name,
    ): void {
        if ($inherited === null || $inherited->isPrivate()) {
            return;
        }

        if ($inherited->isStatic() !== $static) {
            throw new Cannot("$name is " . ($static ? 'not ' : '') . 'static where it is inherited from');
        }

        if ($inherited instanceof \ReflectionMethod && $inherited->isFinal()) {
            throw new Cannot("$name is final");
        }

        if ($inherited instanceof \ReflectionProperty && $inherited->isReadOnly()) {
            throw new Cannot("$name is readonly where it is inherited from");
        }

        if (self::VISIBILITY[$visibility] > ($inherited->isProtected() ? 1 : 0)) {
            throw new Cannot("$name cannot be $visibility, it is less hidden where it is inherited from");
        }
    }

    private static function method(string $class, string $name): ?\ReflectionMethod
    {
        return method_exists($class, $name) ? new \ReflectionMethod($class, $name) : null;
    }

    private static function property(string $class, string $name): ?\ReflectionProperty
    {
        return property_exists($class, $name) ? new \ReflectionProperty($class, $name) : null;
    }
}
