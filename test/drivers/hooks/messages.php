<?php

/** The driver of a port whose objects take messages. */

require __DIR__ . '/../../../drivers/php/kit/autoload.php';

use Touchstone\Kit\Port;
use Touchstone\Kit\Server;

class Page
{
    public int $size = 5;

    public function message(string $name, array $args): array
    {
        return [$name, ...$args];
    }
}

final class Messages extends Port
{
    public function classes(): array
    {
        return ['Paginator' => Page::class];
    }

    public function introduction(): array
    {
        return ['implementation' => ['name' => 'messages', 'version' => '1']];
    }

    public function spell(string $class, string $name): string
    {
        return $name === '$perPage' ? '$size' : $name;
    }

    public function call(object|string $on, string $operation, array $args): mixed
    {
        return $on->message($operation, $args);
    }
}

(new Server(new Messages()))->start();
