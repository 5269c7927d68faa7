<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Evaluates the expressions of the protocol. JSON objects arrive as \stdClass, JSON lists as arrays. */
final class Evaluator
{
    public function __construct(
        private readonly Port $port,
        private readonly Handles $handles,
        private readonly Closures $closures,
        private readonly Failures $failures,
    ) {
    }

    /**
     * Returns what an expression stands for.
     *
     * @throws Fault when it is not an expression
     * @throws \Throwable whatever the implementation raises on the way
     */
    public function evaluate(mixed $expression, Context $context): mixed
    {
        if (is_string($expression)) {
            return $this->port->names()->fromText($expression);
        }

        if (is_array($expression)) {
            return array_map(fn (mixed $element) => $this->evaluate($element, $context), $expression);
        }

        if (!$expression instanceof \stdClass) {
            return $expression;
        }

        foreach (get_object_vars($expression) as $tag => $body) {
            if (str_starts_with((string) $tag, '$')) {
                return $this->node($tag, $body, $context);
            }
        }

        throw $this->odd('expression', $expression);
    }

    private function node(string $tag, mixed $body, Context $context): mixed
    {
        return match ($tag) {
            '$float' => ['INF' => INF, '-INF' => -INF, 'NAN' => NAN][$body] ?? throw $this->odd($tag, $body),
            '$map' => $this->map($body, $context),
            '$missing' => $this->port->missing(),
            '$class' => $this->port->names()->full($this->text($tag, $body)),
            '$ref' => $this->find($this->text($tag, $body)),
            '$arg' => $context->args[$body] ?? null,
            '$args' => array_slice($context->args, (int) $body),
            '$this' => $context->object,
            '$fn' => $this->closure($body, $context),
            '$request' => $this->port->request($this->text($tag, $body)),
            '$concat' => implode('', array_map(strval(...), $this->evaluate($body, $context))),
            '$parent' => $this->callParent($body, $context),
            '$new' => $this->create($this->parts($tag, $body), $context),
            '$call' => $this->call($this->parts($tag, $body), $context),
            '$field' => $this->field($this->parts($tag, $body), $context),
            '$throw' => throw $this->failures->make(
                (string) ($body->kind ?? ''),
                (string) $this->part($tag, $body, 'message', $context),
            ),
            default => throw Fault::parameters("expected a tag of docs/protocol.md, received $tag"),
        };
    }

    /** @return list<mixed> what a list of expressions stands for */
    public function arguments(mixed $args, Context $context): array
    {
        $values = $this->evaluate($args, $context);

        return is_array($values) ? array_values($values) : throw $this->odd('args', $args);
    }

    private function map(mixed $pairs, Context $context): mixed
    {
        $map = [];

        foreach (is_array($pairs) ? $pairs : throw $this->odd('$map', $pairs) as [$key, $value]) {
            $map[$key] = $this->evaluate($value, $context);
        }

        return $this->port->mapOf($map);
    }

    private function find(string $name): object
    {
        return str_starts_with($name, 'fn:') ? $this->closures->find($name) : $this->handles->find($name);
    }

    private function closure(mixed $definition, Context $context): \Closure
    {
        if (!$definition instanceof \stdClass) {
            throw $this->odd('$fn', $definition);
        }

        $body = $definition->body ?? null;

        return $this->closures->declare(
            $definition->id ?? null,
            $context,
            fn (Context $inner) => $this->evaluate($body, $inner),
        );
    }

    private function callParent(mixed $args, Context $context): mixed
    {
        if ($context->parent === null) {
            throw Fault::parameters('$parent: nothing is inherited here');
        }

        return ($context->parent)(...$this->arguments($args, $context));
    }

    private function create(\stdClass $body, Context $context): object
    {
        return $this->port->create($this->text('class', $body->class ?? null), $this->arguments($body->args ?? null, $context));
    }

    /** Calls an operation of an object, from inside on `$this`; of a class, a static one. */
    private function call(\stdClass $body, Context $context): mixed
    {
        $on = $this->evaluate($body->on ?? null, $context);
        $operation = $this->text('operation', $body->operation ?? null);
        $args = $this->arguments($body->args ?? null, $context);

        if (!is_object($on) && !isset($body->on->{'$class'})) {
            return Access::call($on, $operation, $args);
        }

        $operation = $this->port->spell(is_object($on) ? $on::class : $on, $operation);

        return $this->isInside($body->on ?? null, $on)
            ? Access::callInside($on, $context->class ?? $on::class, $operation, $args)
            : $this->port->call($on, $operation, $args);
    }

    /** Reads an entry of a map or a property of an object, protected ones too on `$this`; a literal name is never a class. */
    private function field(\stdClass $body, Context $context): mixed
    {
        $of = $this->evaluate($body->of ?? null, $context);
        $name = $body->name ?? null;
        $name = $name instanceof \stdClass ? $this->evaluate($name, $context) : $name;

        $entries = is_object($of) ? $this->port->entriesOf($of) : null;

        if ($entries !== null || !is_object($of)) {
            return Access::field($entries === null ? $of : iterator_to_array($entries), $name);
        }

        $property = Access::property($this->port, $of::class, (string) $name);

        return $this->isInside($body->of ?? null, $of)
            ? Access::fieldInside($of, $context->class ?? $of::class, $property)
            : Access::field($of, $property);
    }

    /** Whether an access is written on `$this`, and there is an object. */
    private function isInside(mixed $expression, mixed $value): bool
    {
        return is_object($value) && $expression instanceof \stdClass && isset($expression->{'$this'});
    }

    private function part(string $tag, mixed $body, string $key, Context $context): mixed
    {
        return $this->evaluate($this->parts($tag, $body)->$key ?? null, $context);
    }

    private function parts(string $tag, mixed $body): \stdClass
    {
        return $body instanceof \stdClass ? $body : throw $this->odd($tag, $body);
    }

    private function text(string $tag, mixed $body): string
    {
        return is_string($body) ? $body : throw $this->odd($tag, $body);
    }

    private function odd(string $what, mixed $received): Fault
    {
        return Fault::parameters("$what: expected what docs/protocol.md says, received " . json_encode($received));
    }
}
