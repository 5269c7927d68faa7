<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** What messages and expressions have to look like. */
final class Shapes
{
    private const KINDS = ['BadMethodCall', 'Logic', 'InvalidArgument', 'Type', 'JsonEncoding', 'Generic'];

    /** The names of what stands after a verb or a tag. */
    private const PARTS = [
        'create' => ['class', 'args'],
        'define' => ['class', 'extends', ...self::PARTS_OF_CLASS, 'implements'],
        'call' => ['target', 'operation', 'args'],
        'callStatic' => ['class', 'operation', 'args'],
        'get' => ['target', 'property'],
        'getStatic' => ['class', 'property'],
        'set' => ['target', 'property', 'value'],
        'setStatic' => ['class', 'property', 'value'],
        '$new' => ['class', 'args'],
        '$call' => ['on', 'operation', 'args'],
        '$field' => ['of', 'name'],
        '$throw' => ['kind', 'message'],
        '$fn' => ['body', 'id'],
    ];

    /** The parts of a declared class that are objects. */
    private const PARTS_OF_CLASS = ['methods', 'staticMethods', 'properties', 'staticProperties', 'visibility', 'markers'];

    /** What may be left out. */
    private const OPTIONAL = ['id', 'extends', 'implements', ...self::PARTS_OF_CLASS];

    /** @throws Fault when what stands after a verb or a tag is not what it should be */
    public static function check(string $tag, mixed $inner): void
    {
        if (!isset(self::PARTS[$tag])) {
            self::checkShape($tag, $tag, $inner);

            return;
        }

        if (!$inner instanceof \stdClass) {
            throw Fault::unexpected($tag, 'an object', $inner);
        }

        foreach (self::PARTS[$tag] as $name) {
            if (property_exists($inner, $name)) {
                self::checkShape("$tag.$name", $name, $inner->$name);
            } elseif (!in_array($name, self::OPTIONAL, true)) {
                throw Fault::parameters("$tag.$name: expected " . self::shape($name, null)[0] . ', received nothing');
            }
        }
    }

    private static function checkShape(string $culprit, string $name, mixed $value): void
    {
        [$expected, $isWell] = self::shape($name, $value);

        if (!$isWell) {
            throw Fault::unexpected($culprit, $expected, $value);
        }
    }

    /** @return array{string, bool} what stands after a tag, or under a name, and whether this is such a thing */
    private static function shape(string $name, mixed $value): array
    {
        return match ($name) {
            '$float' => ['"INF", "-INF" or "NAN"', in_array($value, ['INF', '-INF', 'NAN'], true)],
            '$map' => ['pairs of a key, an integer or a text, and a value', self::arePairs($value)],
            '$arg', '$args' => ['a position, 0 or more', is_int($value) && $value >= 0],
            '$parent', '$concat', 'args', 'implements' => ['a list', is_array($value)],
            '$class', '$ref', '$request', 'class', 'target', 'operation', 'property', 'id', 'extends' => ['a text', is_string($value)],
            'kind' => ['one of ' . implode(', ', self::KINDS), in_array($value, self::KINDS, true)],
            default => in_array($name, self::PARTS_OF_CLASS, true)
                ? ['an object', $value instanceof \stdClass]
                : ['an expression', true],
        };
    }

    private static function arePairs(mixed $value): bool
    {
        foreach (is_array($value) ? $value : [null] as $pair) {
            if (!is_array($pair) || count($pair) !== 2 || !(is_int($pair[0]) || is_string($pair[0]))) {
                return false;
            }
        }

        return true;
    }
}
