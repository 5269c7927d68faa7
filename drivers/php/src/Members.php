<?php

declare(strict_types=1);

namespace Touchstone\Driver;

use stdClass;

/** Evaluates the expressions that reach members of objects and classes: from inside on `$this` and `"static"`. */
final class Members
{
    public function __construct(private readonly Evaluator $evaluator, private readonly Framework $framework)
    {
    }

    public function create(stdClass $body, Scope $scope): object
    {
        $class = $body->class ?? null;
        $isShort = is_string($class) && $class !== 'static';
        $class = $isShort ? $class : $this->classOf($body, $scope);

        return $this->framework->create($class, $this->evaluator->arguments($body->args ?? [], $scope));
    }

    public function call(stdClass $body, Scope $scope): mixed
    {
        $on = $this->evaluator->evaluate($body->on ?? null, $scope);
        $operation = $this->member($body, 'operation', $scope);
        $args = $this->evaluator->arguments($body->args ?? [], $scope);

        return $this->isInside($body, $on)
            ? Access::callInside($on, $scope->class ?? $on::class, $operation, $args)
            : Access::call($on, $operation, $args);
    }

    public function callStatic(stdClass $body, Scope $scope): mixed
    {
        $class = $this->classOf($body, $scope);
        $operation = $this->member($body, 'operation', $scope);
        $args = $this->evaluator->arguments($body->args ?? [], $scope);

        return $body->class === 'static'
            ? Access::callStaticInside($class, $operation, $args)
            : Access::callStatic($class, $operation, $args);
    }

    public function get(stdClass $body, Scope $scope): mixed
    {
        $on = $this->evaluator->evaluate($body->on ?? null, $scope);
        $property = $this->member($body, 'property', $scope);

        return $this->isInside($body, $on)
            ? Access::getInside($on, $scope->class ?? $on::class, $property)
            : Access::get($on, $property);
    }

    public function set(stdClass $body, Scope $scope): mixed
    {
        $on = $this->evaluator->evaluate($body->on ?? null, $scope);
        $property = $this->member($body, 'property', $scope);
        $value = $this->evaluator->evaluate($body->value ?? null, $scope);

        $this->isInside($body, $on)
            ? Access::setInside($on, $scope->class ?? $on::class, $property, $value)
            : Access::set($on, $property, $value);

        return $value;
    }

    public function getStatic(stdClass $body, Scope $scope): mixed
    {
        $class = $this->classOf($body, $scope);
        $property = $this->member($body, 'property', $scope);

        return $body->class === 'static'
            ? Access::getStaticInside($class, $property)
            : $this->framework->getStatic($class, $property);
    }

    public function setStatic(stdClass $body, Scope $scope): mixed
    {
        $class = $this->classOf($body, $scope);
        $property = $this->member($body, 'property', $scope);
        $value = $this->evaluator->evaluate($body->value ?? null, $scope);

        $body->class === 'static'
            ? Access::setStaticInside($class, $property, $value)
            : $this->framework->setStatic($class, $property, $value);

        return $value;
    }

    /** Whether an access is written on `$this`, and there is an object. */
    private function isInside(stdClass $body, mixed $on): bool
    {
        return is_object($on) && ($body->on ?? null) instanceof stdClass && isset($body->on->{'$this'});
    }

    private function member(stdClass $body, string $key, Scope $scope): string
    {
        $name = $this->evaluator->name($body->$key ?? null, $scope);

        return is_string($name) || is_int($name)
            ? (string) $name
            : throw Fault::parameters("$key: a name was expected, not " . get_debug_type($name));
    }

    private function classOf(stdClass $body, Scope $scope): string
    {
        $class = $body->class ?? throw Fault::parameters('class is missing');

        if ($class === 'static') {
            return $scope->static
                ?? ($scope->object === null ? null : $scope->object::class)
                ?? throw Fault::parameters('there is no static class here');
        }

        $class = is_string($class)
            ? $this->framework->class($class)
            : $this->evaluator->evaluate($class, $scope);

        return is_string($class)
            ? $class
            : throw Fault::parameters('a class was expected, not ' . get_debug_type($class));
    }
}
