<?php

declare(strict_types=1);

namespace Touchstone\Driver\Fixture;

/** The nest of docs/fixtures.md. */
class Nest implements \JsonSerializable
{
    public function __construct(private int $depth)
    {
    }

    public function jsonSerialize(): mixed
    {
        return $this->depth > 0 ? [new self($this->depth - 1)] : 'inmost';
    }
}
