<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Writes signatures of inherited members as source, so that a fixture class can repeat them. */
final class SignatureText
{
    /** The type, with the names `self` and `parent` spelled out for where the member was declared. */
    public static function of(
        \ReflectionType $type,
        \ReflectionProperty|\ReflectionMethod $member,
    ): string {
        if ($type instanceof \ReflectionNamedType) {
            $name = match (true) {
                $type->getName() === 'self' => '\\' . $member->getDeclaringClass()->name,
                $type->isBuiltin(), $type->getName() === 'static' => $type->getName(),
                default => '\\' . $type->getName(),
            };

            return ($type->allowsNull() && !in_array($name, ['mixed', 'null'], true) ? '?' : '') . $name;
        }

        $glue = $type instanceof \ReflectionIntersectionType ? '&' : '|';
        $parts = array_map(
            static fn (\ReflectionType $part): string => $part instanceof \ReflectionIntersectionType
                ? '(' . self::of($part, $member) . ')'
                : self::of($part, $member),
            $type->getTypes(),
        );

        return implode($glue, $parts);
    }

    /** The type that a property must have, empty when none is asked for. */
    public static function ofProperty(string $class, string $name): string
    {
        $property = property_exists($class, $name) ? new \ReflectionProperty($class, $name) : null;

        return $property !== null && $property->hasType() && !$property->isPrivate()
            ? self::of($property->getType(), $property)
            : '';
    }

    /**
     * The return type that a method must have, empty when none is asked for.
     *
     * @param list<string> $classes what is extended and implemented
     */
    public static function ofMethod(string $name, array $classes): string
    {
        foreach ($classes as $class) {
            if (method_exists($class, $name)) {
                $method = new \ReflectionMethod($class, $name);

                if ($method->hasReturnType() && !$method->isPrivate()) {
                    return self::of($method->getReturnType(), $method);
                }
            }
        }

        return '';
    }

    /**
     * The parameters that a method cannot be called without, each followed by a comma. A constructor may
     * take others than the inherited one.
     *
     * @param list<string> $classes what is extended and implemented
     */
    public static function requiredParameters(string $name, array $classes): string
    {
        foreach ($name === '__construct' ? [] : $classes as $class) {
            if (method_exists($class, $name)) {
                $count = (new \ReflectionMethod($class, $name))->getNumberOfRequiredParameters();

                return $count === 0 ? '' : '$p' . implode(', $p', range(1, $count)) . ', ';
            }
        }

        return '';
    }
}
