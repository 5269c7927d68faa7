<?php

/** The driver of a port that spells names in a way of its own, and whose objects take messages. */

require __DIR__ . '/../../../drivers/php/kit/autoload.php';

use Touchstone\Kit\Port;
use Touchstone\Kit\Server;

class Page
{
    public int $per_page = 5;

    public function message(string $name, array $args): array
    {
        return [$name === 'set_path' ? 'setPath' : $name, ...$args];
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
        return strtolower(preg_replace('~[A-Z]~', '_$0', $name));
    }

    public function call(object|string $on, string $operation, array $args): mixed
    {
        return $on instanceof Page ? $on->message($operation, $args) : parent::call($on, $operation, $args);
    }
}

(new Server(new Messages()))->start();
