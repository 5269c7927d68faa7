<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Translates between PHP's throwables and the protocol's kinds of error. */
final class Failures
{
    public function __construct(private readonly Port $port)
    {
    }

    /** @return array{kind: string, class: string, message: string} */
    public function describe(\Throwable $failure): array
    {
        return [
            'kind' => $this->kind($failure),
            'class' => $this->port->names()->short($failure::class),
            'message' => $this->port->names()->stripAll(self::withoutPlace($failure->getMessage())),
        ];
    }

    /** PHP says where a call with wrong arguments stands, which differs from machine to machine. */
    private static function withoutPlace(string $message): string
    {
        return preg_replace('~(?:, called)? in \S+ on line \d+~', '', $message) ?? $message;
    }

    /** Makes the throwable that stands for a kind. */
    public function make(string $kind, string $message): \Throwable
    {
        $own = $this->port->kinds()[$kind] ?? null;

        return $own !== null ? new $own($message) : match ($kind) {
            'JsonEncoding' => new \JsonException($message),
            'BadMethodCall' => new \BadMethodCallException($message),
            'Logic' => new \LogicException($message),
            'InvalidArgument' => new \InvalidArgumentException($message),
            'Type' => new \TypeError($message),
            default => new \Exception($message),
        };
    }

    private function kind(\Throwable $failure): string
    {
        foreach ($this->port->kinds() as $kind => $class) {
            if ($failure instanceof $class) {
                return $kind;
            }
        }

        return match (true) {
            $failure instanceof \BadMethodCallException => 'BadMethodCall',
            $failure instanceof \InvalidArgumentException => 'InvalidArgument',
            $failure::class === \LogicException::class => 'Logic',
            $failure instanceof \TypeError => 'Type',
            $failure instanceof \JsonException => 'JsonEncoding',
            default => 'Generic',
        };
    }
}
