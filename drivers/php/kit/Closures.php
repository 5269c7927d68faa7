<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Declared closures: real closures that evaluate a body and, when they have an id, record their calls. */
final class Closures
{
    /** @var array<string, \Closure> the latest closure of each id */
    private array $byId = [];

    /** @var array<string, list<list<mixed>>> */
    private array $calls = [];

    /** @var \WeakMap<\Closure, string> */
    private \WeakMap $ids;

    private bool $recording = true;

    public function __construct()
    {
        $this->ids = new \WeakMap();
    }

    public function reset(): void
    {
        $this->byId = [];
        $this->calls = [];
        $this->ids = new \WeakMap();
    }

    /**
     * Declares a closure.
     *
     * @param callable(Context): mixed $body
     */
    public function declare(?string $id, Context $surroundings, callable $body): \Closure
    {
        $closure = self::unbound(function (?object $this_, string $class, array $args) use ($id, $surroundings, $body) {
            if ($id !== null) {
                $this->record($id, $args);
            }

            return $body($class === self::class
                ? $surroundings->withArguments($args)
                : Context::bound($this_, $class, $args));
        });

        if ($id !== null) {
            $this->byId[$id] = $closure;
            $this->ids[$closure] = $id;
            $this->calls[$id] ??= [];
        }

        return $closure;
    }

    /** Makes an id known, so that its list of calls is there before the first one. */
    public function know(string $id): void
    {
        $this->calls[$id] ??= [];
    }

    public function record(string $id, array $args): void
    {
        if ($this->recording) {
            $this->calls[$id][] = $args;
        }
    }

    /** Runs something that only looks at objects, so that closures it reaches record nothing. */
    public function withoutRecording(callable $look): mixed
    {
        $before = $this->recording;
        $this->recording = false;

        try {
            return $look();
        } finally {
            $this->recording = $before;
        }
    }

    public function idOf(\Closure $closure): ?string
    {
        return $this->ids[$closure] ?? null;
    }

    /** @throws Fault when no closure was declared under that id */
    public function find(string $id): \Closure
    {
        return $this->byId[$id] ?? throw Fault::unexpected('handle', 'one that is known', $id);
    }

    /** @return list<list<mixed>> the recorded calls, none when no such closure was ever evaluated */
    public function callsOf(string $id): array
    {
        return $this->calls[$id] ?? [];
    }

    /**
     * A closure without an object, in the scope of this class: an implementation that binds it, to an object or to
     * nothing but a class, gives it another scope, and that is how the two are told apart.
     */
    private static function unbound(callable $run): \Closure
    {
        return function (...$args) use ($run) {
            return $run(isset($this) ? $this : null, static::class, array_values($args));
        };
    }
}
