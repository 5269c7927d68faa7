<?php

declare(strict_types=1);

namespace Touchstone\Driver;

use stdClass;

/** Refuses fixture classes that PHP would refuse with a fatal error, which would end the driver. */
final class Inheritance
{
    private const RESERVED = '~^(?:self|static|parent|int|float|bool|string|true|false|null|void|iterable|object|mixed'
        . '|never|enum|resource|numeric)$~i';

    private const VISIBILITY = ['public' => 0, 'protected' => 1, 'private' => 2];

    /** @throws Unable when PHP cannot have such a class */
    public static function check(?string $parent, stdClass $definition): void
    {
        if (preg_match(self::RESERVED, $definition->class) === 1) {
            throw new Unable("$definition->class is a reserved word in PHP");
        }

        if ($parent === null) {
            return;
        }

        if ((new \ReflectionClass($parent))->isFinal()) {
            throw new Unable("$parent is final");
        }

        foreach (['methods' => false, 'staticMethods' => true] as $key => $static) {
            foreach (array_keys(get_object_vars($definition->$key ?? new stdClass())) as $name) {
                $visibility = $definition->visibility->$name ?? 'public';
                self::checkMember($static, $visibility, self::method($parent, $name), "$parent::$name()");
            }
        }

        foreach (['properties' => false, 'staticProperties' => true] as $key => $static) {
            foreach (array_keys(get_object_vars($definition->$key ?? new stdClass())) as $name) {
                self::checkMember($static, 'public', self::property($parent, $name), "$parent::\$$name");
            }
        }
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
            throw new Unable("$name is " . ($static ? 'not ' : '') . 'static where it is inherited from');
        }

        if ($inherited instanceof \ReflectionMethod && $inherited->isFinal()) {
            throw new Unable("$name is final");
        }

        if (self::VISIBILITY[$visibility] > ($inherited->isProtected() ? 1 : 0)) {
            throw new Unable("$name cannot be $visibility, it is less hidden where it is inherited from");
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
