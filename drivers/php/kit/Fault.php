<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Raised when the conversation itself is wrong: answered as a JSON-RPC error, never as behaviour. */
final class Fault extends \Exception
{
    public const PARSE_ERROR = -32700;
    public const INVALID_REQUEST = -32600;
    public const UNKNOWN_VERB = -32601;
    public const BAD_PARAMETERS = -32602;
    public const INTERNAL = -32603;

    /** Reports a parameter that is missing, of the wrong type, or names nothing. */
    public static function parameters(string $message): self
    {
        return new self($message, self::BAD_PARAMETERS);
    }

    /** Reports something that is not what it should be. */
    public static function unexpected(string $culprit, string $expected, mixed $received): self
    {
        $received = substr(json_encode($received, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE) ?: '?', 0, 200);

        return self::parameters("$culprit: expected $expected, received $received");
    }
}
