<?php

/**
 * Hypervel asks Swoole whether code runs in a coroutine. Without the extension it never does, and this class says so.
 */

declare(strict_types=1);

namespace Swoole;

if (!\class_exists(Coroutine::class, false)) {
    final class Coroutine
    {
        /** Returns -1, Swoole's answer outside of every coroutine. */
        public static function getCid(): int
        {
            return -1;
        }
    }
}
