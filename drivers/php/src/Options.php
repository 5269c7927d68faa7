<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** What the command line asked for. */
final class Options
{
    private function __construct(
        public readonly ?string $framework,
        public readonly ?string $autoload,
        public readonly ?string $root,
    ) {
    }

    /**
     * Reads the command line, `--name value` or `--name=value`.
     *
     * @param list<string> $arguments
     * @throws \InvalidArgumentException for an unknown option or a missing value
     */
    public static function fromArguments(array $arguments): self
    {
        $values = ['framework' => null, 'autoload' => null, 'root' => null];

        while ($arguments !== []) {
            [$name, $value] = explode('=', array_shift($arguments), 2) + [1 => null];
            $key = substr($name, 2);

            if (!str_starts_with($name, '--') || !array_key_exists($key, $values)) {
                throw new \InvalidArgumentException("expected one of --framework, --autoload, --root, received $name");
            }

            $values[$key] = $value ?? array_shift($arguments)
                ?? throw new \InvalidArgumentException("$name: expected a value, received none");
        }

        if (!in_array($values['framework'], [null, ...Places::frameworks()], true)) {
            $known = implode(', ', Places::frameworks());

            throw new \InvalidArgumentException("--framework: expected one of $known, received {$values['framework']}");
        }

        return new self(...$values);
    }
}
