<?php

/**
 * The driver program: judges Laravel or Hypervel over JSON-RPC on stdin and stdout.
 *
 * php driver.php [--framework laravel|hypervel] [--autoload FILE] [--root DIR]
 */

declare(strict_types=1);

namespace Touchstone\Driver;

error_reporting(E_ALL);
ini_set('display_errors', 'stderr');
ini_set('log_errors', '0');
ini_set('serialize_precision', '-1');
ini_set('memory_limit', '1G');
date_default_timezone_set('UTC');

// Whatever the implementation prints belongs to the log: stdout carries protocol lines only.
ob_start(static function (string $text): string {
    fwrite(STDERR, $text);

    return '';
}, 1);

// PHP's own meaning of a warning is "a value and a note": the note goes to the log, the value stays.
set_error_handler(static function (int $level, string $message): bool {
    if ((error_reporting() & $level) !== 0 && ($level & (E_DEPRECATED | E_USER_DEPRECATED)) === 0) {
        fwrite(STDERR, "warning: $message\n");
    }

    return true;
});

spl_autoload_register(static function (string $class): void {
    if (str_starts_with($class, __NAMESPACE__ . '\\')) {
        require __DIR__ . '/src/' . strtr(substr($class, strlen(__NAMESPACE__) + 1), '\\', '/') . '.php';
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

$server->serve(STDIN, STDOUT);
