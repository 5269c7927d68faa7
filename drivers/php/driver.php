<?php

/**
 * The driver program: judges Laravel, Hypervel or Hyperf over JSON-RPC on stdin and stdout.
 *
 * php driver.php [--framework laravel|hypervel|hyperf] [--autoload FILE] [--root DIR]
 */

declare(strict_types=1);

namespace Touchstone\Driver;

use Touchstone\Kit\Server;

error_reporting(E_ALL);
ini_set('display_errors', 'stderr');

require __DIR__ . '/kit/autoload.php';

spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, __NAMESPACE__ . '\\')) {
        require __DIR__ . '/src/' . substr($class, strlen(__NAMESPACE__) + 1) . '.php';
    }
});

try {
    $options = Options::fromArguments(array_slice($argv, 1));
    Loader::load($options);
    $server = new Server(Framework::detect($options));
} catch (\Throwable $failure) {
    fwrite(STDERR, 'cannot start: ' . $failure->getMessage() . "\n");
    exit(3);
}

$server->start();
