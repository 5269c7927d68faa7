<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Where an expression stands: the bound object and the arguments of the closure around it. */
final class Context
{
    /**
     * @param list<mixed> $args
     * @param ?string $class the class whose members are reached from here, null outside of classes
     * @param ?\Closure $parent calls the inherited implementation of the running method
     */
    public function __construct(
        public readonly ?object $object = null,
        public readonly array $args = [],
        public readonly ?string $class = null,
        public readonly ?\Closure $parent = null,
    ) {
    }

    /** The same surroundings with other arguments: what a closure written here sees. */
    public function withArguments(array $args): self
    {
        return new self($this->object, $args, $this->class, $this->parent);
    }

    /** A closure that the implementation bound to an object, or to a class only. */
    public static function bound(?object $object, string $class, array $args): self
    {
        return new self($object, $args, $class);
    }
}
