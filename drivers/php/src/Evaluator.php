<?php

declare(strict_types=1);

namespace Touchstone\Driver;

use stdClass;

/** Evaluates the expressions of the protocol. JSON objects arrive as stdClass, JSON lists as arrays. */
final class Evaluator
{
    private readonly Members $members;

    public function __construct(
        private readonly Framework $framework,
        private readonly Names $names,
        private readonly Handles $handles,
        private readonly Closures $closures,
        private readonly Failures $failures,
    ) {
        $this->members = new Members($this, $framework);
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
            '$new' => $this->members->create($this->parts($tag, $body), $scope),
            '$call' => $this->members->call($this->parts($tag, $body), $scope),
            '$callStatic' => $this->members->callStatic($this->parts($tag, $body), $scope),
            '$get' => $this->members->get($this->parts($tag, $body), $scope),
            '$set' => $this->members->set($this->parts($tag, $body), $scope),
            '$getStatic' => $this->members->getStatic($this->parts($tag, $body), $scope),
            '$setStatic' => $this->members->setStatic($this->parts($tag, $body), $scope),
            '$field' => Access::field(...$this->fieldParts($tag, $body, $scope)),
            '$has' => Access::has(...$this->fieldParts($tag, $body, $scope)),
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

    /** @return array{mixed, mixed} the thing and the name of a `$field` or `$has` */
    private function fieldParts(string $tag, mixed $body, Scope $scope): array
    {
        return [$this->part($tag, $body, 'of', $scope), $this->name($this->parts($tag, $body)->name ?? null, $scope)];
    }

    private function part(string $tag, mixed $body, string $key, Scope $scope): mixed
    {
        return $this->evaluate($this->parts($tag, $body)->$key ?? null, $scope);
    }

    /** Gives a name of a member or a key: a literal one is never taken for a class name. */
    public function name(mixed $name, Scope $scope): mixed
    {
        return $name instanceof stdClass ? $this->evaluate($name, $scope) : $name;
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
