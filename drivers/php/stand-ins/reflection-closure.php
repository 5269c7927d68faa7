<?php

/**
 * `once()` asks a class of `laravel/serializable-closure` for the variables and the class of a closure. PHP's own
 * reflection tells both.
 */

declare(strict_types=1);

namespace Laravel\SerializableClosure\Support;

if (!\class_exists(ReflectionClosure::class)) {
    class ReflectionClosure extends \ReflectionFunction
    {
    }
}
