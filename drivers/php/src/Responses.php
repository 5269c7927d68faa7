<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** Stands in for the response factory of a full application: builds the framework's own JSON response. */
final class Responses
{
    private static ?self $instance = null;

    private function __construct(private readonly string $class)
    {
    }

    /** Says which JSON response class is the framework's. */
    public static function use(string $class): self
    {
        return self::$instance = new self($class);
    }

    /**
     * Returns the factory.
     *
     * @throws \LogicException before a framework was chosen
     */
    public static function instance(): self
    {
        return self::$instance ?? throw new \LogicException('no framework was chosen yet');
    }

    /** Builds a JSON response, arguments as the framework's own factory takes them. */
    public function json(mixed $data = [], int $status = 200, array $headers = [], int $options = 0): object
    {
        return new $this->class($data, $status, $headers, $options);
    }
}
