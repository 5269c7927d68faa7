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
            '$concat' => implode('', array_map(strval(...), $this->evaluate($body, $scope))),
            '$parent' => $this->callParent($body, $scope),
            '$new' => $this->create($this->parts($tag, $body), $scope),
            '$call' => $this->call($this->parts($tag, $body), $scope),
            '$field' => $this->field($this->parts($tag, $body), $scope),
            '$throw' => throw $this->failures->make(
                (string) ($body->kind ?? ''),
                (string) $this->part($tag, $body, 'message', $scope),
            ),
            default => throw Fault::parameters("unknown expression $tag"),
        };
    }

    /** @return list<mixed> what a list of expressions stands for */
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

    private function callParent(mixed $args, Scope $scope): mixed
    {
        if ($scope->parent === null) {
            throw Fault::parameters('$parent: nothing is inherited here');
        }

        return ($scope->parent)(...$this->arguments($args, $scope));
    }

    private function create(stdClass $body, Scope $scope): object
    {
        return $this->framework->create($this->text('class', $body->class ?? null), $this->arguments($body->args ?? [], $scope));
    }

    /** Calls an operation of an object, from inside on `$this`; of a class, a static one. */
    private function call(stdClass $body, Scope $scope): mixed
    {
        $on = $this->evaluate($body->on ?? null, $scope);
        $operation = $this->text('operation', $body->operation ?? null);
        $args = $this->arguments($body->args ?? [], $scope);

        return match (true) {
            isset($body->on->{'$class'}) => Access::callStatic($on, $operation, $args),
            $this->isInside($body->on ?? null, $on) => Access::callInside($on, $scope->class ?? $on::class, $operation, $args),
            default => Access::call($on, $operation, $args),
        };
    }

    /** Reads an entry of a map or a property of an object, protected ones too on `$this`; a literal name is never a class. */
    private function field(stdClass $body, Scope $scope): mixed
    {
        $of = $this->evaluate($body->of ?? null, $scope);
        $name = $body->name ?? null;
        $name = $name instanceof stdClass ? $this->evaluate($name, $scope) : $name;

        return $this->isInside($body->of ?? null, $of)
            ? Access::fieldInside($of, $scope->class ?? $of::class, $name)
            : Access::field($of, $name);
    }

    /** Whether an access is written on `$this`, and there is an object. */
    private function isInside(mixed $expression, mixed $value): bool
    {
        return is_object($value) && $expression instanceof stdClass && isset($expression->{'$this'});
    }

    private function part(string $tag, mixed $body, string $key, Scope $scope): mixed
    {
        return $this->evaluate($this->parts($tag, $body)->$key ?? null, $scope);
    }

    private function parts(string $tag, mixed $body): stdClass
    {
        return $body instanceof stdClass ? $body : throw $this->odd($tag, $body);
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
