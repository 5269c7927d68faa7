<?php

/**
 * The `response()` helper of a full application, for frameworks that are installed in parts.
 *
 * It is called without arguments by resource responses, and then gives the factory.
 */

declare(strict_types=1);

use Touchstone\Driver\Responses;

if (!function_exists('response')) {
    function response(): Responses
    {
        return Responses::instance();
    }
}
