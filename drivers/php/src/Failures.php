<?php

declare(strict_types=1);

namespace Touchstone\Driver;

/** Translates between PHP's throwables and the protocol's kinds of error. */
final class Failures
{
    public function __construct(private readonly Names $names, private readonly string $jsonEncodingException)
    {
    }

    /** @return array{kind: string, class: string, message: string} */
    public function describe(\Throwable $failure): array
    {
        return [
            'kind' => $this->kind($failure),
            'class' => $this->names->short($failure::class),
            'message' => $this->names->stripAll($failure->getMessage()),
        ];
    }

    /**
     * Makes the throwable that stands for a kind.
     *
     * @throws Fault when the kind is not one of the protocol's
     */
    public function make(string $kind, string $message): \Throwable
    {
        return match ($kind) {
            'BadMethodCall' => new \BadMethodCallException($message),
            'Logic' => new \LogicException($message),
            'InvalidArgument' => new \InvalidArgumentException($message),
            'Type' => new \TypeError($message),
            'JsonEncoding' => new $this->jsonEncodingException($message),
            'Generic' => new \Exception($message),
            default => throw Fault::parameters("\$throw: unknown kind $kind"),
        };
    }

    private function kind(\Throwable $failure): string
    {
        return match (true) {
            $failure instanceof \BadMethodCallException => 'BadMethodCall',
            $failure instanceof \InvalidArgumentException => 'InvalidArgument',
            $failure::class === \LogicException::class => 'Logic',
            $failure instanceof \TypeError => 'Type',
            $failure instanceof \JsonException, $failure instanceof $this->jsonEncodingException => 'JsonEncoding',
            default => 'Generic',
        };
    }
}
