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
    public function evaluate(mixed $expression, Context $context = new Context()): mixed
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

        throw Fault::unexpected('expression', 'a tag of docs/protocol.md', $expression);
    }

    private function node(string $tag, mixed $body, Context $context): mixed
    {
        Shapes::check($tag, $body);

        return match ($tag) {
            '$float' => ['INF' => INF, '-INF' => -INF, 'NAN' => NAN][$body],
            '$map' => $this->map($body, $context),
            '$missing' => $this->port->missing(),
            '$class' => $this->port->names()->class($body),
            '$ref' => $this->find($body),
            '$arg' => $context->args[$body] ?? null,
            '$args' => array_slice($context->args, $body),
            '$this' => $context->object,
            '$fn' => $this->closure($body, $context),
            '$request' => $this->port->request($body),
            '$concat' => implode('', array_map(strval(...), $this->evaluate($body, $context))),
            '$parent' => $this->callParent($body, $context),
            '$new' => $this->port->create($body->class, $this->evaluate($body->args, $context)),
            '$call' => $this->call($body, $context),
            '$field' => $this->field($body, $context),
            '$throw' => throw $this->failures->make($body->kind, (string) $this->evaluate($body->message, $context)),
            default => throw Fault::unexpected('expression', 'a tag of docs/protocol.md', [$tag => $body]),
        };
    }

    private function map(array $pairs, Context $context): mixed
    {
        $map = [];

        foreach ($pairs as [$key, $value]) {
            $map[$key] = $this->evaluate($value, $context);
        }

        return $this->port->mapOf($map);
    }

    private function find(string $name): object
    {
        return str_starts_with($name, 'fn:') ? $this->closures->find($name) : $this->handles->find($name);
    }

    private function closure(\stdClass $definition, Context $context): \Closure
    {
        return $this->closures->declare(
            $definition->id ?? null,
            $context,
            fn (Context $inner) => $this->evaluate($definition->body, $inner),
        );
    }

    private function callParent(array $args, Context $context): mixed
    {
        if ($context->parent === null) {
            throw Fault::unexpected('$parent', 'the body of a method around it', $args);
        }

        return ($context->parent)(...$this->evaluate($args, $context));
    }

    /** Calls an operation of an object, from inside on `$this`; of a class, a static one. */
    private function call(\stdClass $body, Context $context): mixed
    {
        $on = $this->evaluate($body->on, $context);
        $operation = $body->operation;
        $args = $this->evaluate($body->args, $context);

        if (!is_object($on) && !isset($body->on->{'$class'})) {
            return Access::call($on, $operation, $args);
        }

        $operation = Access::operation($this->port, is_object($on) ? $on::class : $on, $operation);

        return $this->isInside($body->on, $on)
            ? Access::callInside($on, $context->class ?? $on::class, $operation, $args)
            : $this->port->call($on, $operation, $args);
    }

    /** Reads an entry of a map or a property of an object, protected ones too on `$this`; a literal name is never a class. */
    private function field(\stdClass $body, Context $context): mixed
    {
        $of = $this->evaluate($body->of, $context);
        $name = $body->name;
        $name = $name instanceof \stdClass ? $this->evaluate($name, $context) : $name;

        $entries = is_object($of) ? $this->port->entriesOf($of) : null;

        if ($entries !== null || !is_object($of)) {
            return Access::field($entries === null ? $of : iterator_to_array($entries), $name);
        }

        $property = Access::property($this->port, $of::class, (string) $name);

        return $this->isInside($body->of, $of)
            ? Access::fieldInside($of, $context->class ?? $of::class, $property)
            : Access::field($of, $property);
    }

    /** Whether an access is written on `$this`, and there is an object. */
    private function isInside(mixed $expression, mixed $value): bool
    {
        return is_object($value) && $expression instanceof \stdClass && isset($expression->{'$this'});
    }
}
