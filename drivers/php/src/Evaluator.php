<?php

declare(strict_types=1);

namespace Touchstone\Driver;

use stdClass;

/** Evaluates the expressions of the protocol. JSON objects arrive as stdClass, JSON lists as arrays. */
final class Evaluator
{
    public function __construct(
        private readonly Framework $framework,
        private readonly Names $names,
        private readonly Handles $handles,
        private readonly Closures $closures,
        private readonly Failures $failures,
    ) {
    }

    /**
     * Gives what an expression stands for.
     *
     * @throws Fault when it is not an expression
     * @throws \Throwable whatever the implementation raises on the way
     */
    public function evaluate(mixed $expression, Scope $scope): mixed
    {
        if (is_string($expression)) {
            return $this->names->fromText($expression);
        }

        if (is_array($expression)) {
            return array_map(fn (mixed $element) => $this->evaluate($element, $scope), $expression);
        }

        if (!$expression instanceof stdClass) {
            return $expression;
        }

        foreach (get_object_vars($expression) as $tag => $body) {
            if (str_starts_with((string) $tag, '$')) {
                return $this->node($tag, $body, $scope);
            }
        }

        throw $this->odd('expression', $expression);
    }

    private function node(string $tag, mixed $body, Scope $scope): mixed
    {
        return match ($tag) {
            '$float' => ['INF' => INF, '-INF' => -INF, 'NAN' => NAN][$body] ?? throw $this->odd($tag, $body),
            '$map' => $this->map($body, $scope),
            '$missing' => $this->framework->create('MissingValue', []),
            '$class' => $this->names->full($this->text($tag, $body)),
            '$ref' => $this->find($this->text($tag, $body)),
            '$arg' => $scope->args[$body] ?? null,
            '$args' => array_slice($scope->args, (int) $body),
            '$this' => $scope->object,
            '$fn' => $this->closure($body, $scope),
            '$request' => $this->framework->request($this->text($tag, $body)),
            '$do' => $this->sequence($body, $scope),
            '$concat' => implode('', array_map(strval(...), $this->evaluate($body, $scope))),
            '$add' => array_sum($this->evaluate($body, $scope)),
            '$parent' => $this->callParent($body, $scope),
            '$new' => $this->create($body, $scope),
            '$call' => $this->call($body, $scope),
            '$callStatic' => $this->callStatic($body, $scope),
            '$get' => $this->get($body, $scope),
            '$set' => $this->set($body, $scope),
            '$getStatic' => $this->getStatic($body, $scope),
            '$setStatic' => $this->setStatic($body, $scope),
            '$field' => Access::field($this->part($tag, $body, 'of', $scope), $this->name($tag, $body, 'name', $scope)),
            '$has' => Access::has($this->part($tag, $body, 'of', $scope), $this->name($tag, $body, 'name', $scope)),
            '$if' => $this->part($tag, $body, $this->part($tag, $body, 'test', $scope) ? 'then' : 'else', $scope),
            '$throw' => throw $this->failures->make(
                (string) ($body->kind ?? ''),
                (string) $this->part($tag, $body, 'message', $scope),
            ),
            default => throw Fault::parameters("unknown expression $tag"),
        };
    }

    /**
     * Gives a list of arguments: a list of expressions, or `{"$args": n}`.
     *
     * @return list<mixed>
     */
    public function arguments(mixed $args, Scope $scope): array
    {
        $values = $this->evaluate($args ?? [], $scope);

        return is_array($values) ? array_values($values) : throw $this->odd('args', $args);
    }

    private function map(mixed $pairs, Scope $scope): array
    {
        $map = [];

        foreach (is_array($pairs) ? $pairs : throw $this->odd('$map', $pairs) as [$key, $value]) {
            $map[$key] = $this->evaluate($value, $scope);
        }

        return $map;
    }

    private function find(string $name): object
    {
        return str_starts_with($name, 'fn:') ? $this->closures->find($name) : $this->handles->find($name);
    }

    private function closure(mixed $definition, Scope $scope): \Closure
    {
        if (!$definition instanceof stdClass) {
            throw $this->odd('$fn', $definition);
        }

        $body = $definition->body ?? null;

        return $this->closures->declare(
            $definition->id ?? null,
            $scope,
            fn (Scope $inner) => $this->evaluate($body, $inner),
        );
    }

    private function sequence(mixed $expressions, Scope $scope): mixed
    {
        $last = null;

        foreach ((array) $expressions as $expression) {
            $last = $this->evaluate($expression, $scope);
        }

        return $last;
    }

    private function callParent(mixed $args, Scope $scope): mixed
    {
        if ($scope->parent === null) {
            throw Fault::parameters('$parent: nothing is inherited here');
        }

        return ($scope->parent)(...$this->arguments($args, $scope));
    }

    private function create(mixed $body, Scope $scope): object
    {
        $class = $body->class ?? null;

        return $class === 'static'
            ? Access::create($this->classOf('$new', $body, $scope), $this->arguments($body->args ?? [], $scope))
            : $this->framework->create(
                is_string($class) ? $class : $this->classOf('$new', $body, $scope),
                $this->arguments($body->args ?? [], $scope),
            );
    }

    private function call(mixed $body, Scope $scope): mixed
    {
        $on = $this->part('$call', $body, 'on', $scope);
        $operation = $this->name('$call', $body, 'operation', $scope);
        $args = $this->arguments($body->args ?? [], $scope);

        return $this->isInside($body, $on)
            ? Access::callInside($on, $scope->class ?? $on::class, $operation, $args)
            : Access::call($on, $operation, $args);
    }

    private function callStatic(mixed $body, Scope $scope): mixed
    {
        $class = $this->classOf('$callStatic', $body, $scope);
        $operation = $this->name('$callStatic', $body, 'operation', $scope);
        $args = $this->arguments($body->args ?? [], $scope);

        return ($body->class ?? null) === 'static'
            ? Access::callStaticInside($class, $operation, $args)
            : Access::callStatic($class, $operation, $args);
    }

    private function get(mixed $body, Scope $scope): mixed
    {
        $on = $this->part('$get', $body, 'on', $scope);
        $property = $this->name('$get', $body, 'property', $scope);

        return $this->isInside($body, $on)
            ? Access::getInside($on, $scope->class ?? $on::class, $property)
            : Access::get($on, $property);
    }

    private function set(mixed $body, Scope $scope): mixed
    {
        $on = $this->part('$set', $body, 'on', $scope);
        $property = $this->name('$set', $body, 'property', $scope);
        $value = $this->part('$set', $body, 'value', $scope);

        $this->isInside($body, $on)
            ? Access::setInside($on, $scope->class ?? $on::class, $property, $value)
            : Access::set($on, $property, $value);

        return $value;
    }

    private function getStatic(mixed $body, Scope $scope): mixed
    {
        $class = $this->classOf('$getStatic', $body, $scope);
        $property = $this->name('$getStatic', $body, 'property', $scope);

        return ($body->class ?? null) === 'static'
            ? Access::getStaticInside($class, $property)
            : Access::getStatic($class, $property);
    }

    private function setStatic(mixed $body, Scope $scope): mixed
    {
        $class = $this->classOf('$setStatic', $body, $scope);
        $property = $this->name('$setStatic', $body, 'property', $scope);
        $value = $this->part('$setStatic', $body, 'value', $scope);

        ($body->class ?? null) === 'static'
            ? Access::setStaticInside($class, $property, $value)
            : $this->framework->setStatic($class, $property, $value);

        return $value;
    }

    /** Whether an access is written on `$this`, and there is an object. */
    private function isInside(stdClass $body, mixed $on): bool
    {
        return is_object($on) && ($body->on ?? null) instanceof stdClass && isset($body->on->{'$this'});
    }

    private function classOf(string $tag, mixed $body, Scope $scope): string
    {
        $class = $body->class ?? throw $this->odd($tag, $body);

        if ($class === 'static') {
            return $scope->static
                ?? ($scope->object === null ? null : $scope->object::class)
                ?? throw Fault::parameters("$tag: there is no static class here");
        }

        $class = is_string($class) ? $this->names->full($class) : $this->evaluate($class, $scope);

        return is_string($class) ? $class : throw $this->odd("$tag class", $body->class);
    }

    private function part(string $tag, mixed $body, string $key, Scope $scope): mixed
    {
        return $body instanceof stdClass ? $this->evaluate($body->$key ?? null, $scope) : throw $this->odd($tag, $body);
    }

    /** A name of a member or a key: a literal one is never taken for a class name. */
    private function name(string $tag, mixed $body, string $key, Scope $scope): mixed
    {
        $name = $body instanceof stdClass ? $body->$key ?? null : throw $this->odd($tag, $body);

        return $name instanceof stdClass ? $this->evaluate($name, $scope) : $name;
    }

    private function text(string $tag, mixed $body): string
    {
        return is_string($body) ? $body : throw $this->odd($tag, $body);
    }

    private function odd(string $what, mixed $came): Fault
    {
        return Fault::parameters("$what: not understood: " . json_encode($came));
    }
}
