<?php

/** Loads the classes of the kit where they are in files of their own. `touchstone init-driver php` writes them as one file. */

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/' . substr($class, strlen('Touchstone\Kit\\')) . '.php';

    if (str_starts_with($class, 'Touchstone\Kit\\') && is_file($file)) {
        require $file;
    }
});
