<?php

declare(strict_types=1);

namespace Touchstone\Kit;

/** Answers JSON-RPC requests, one per line, until `shutdown` or the end of the input. */
final class Server
{
    private const DEPTH = 4096;

    private const JSON = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION
        | JSON_INVALID_UTF8_SUBSTITUTE | JSON_THROW_ON_ERROR;

    private bool $running = true;

    private readonly Verbs $verbs;

    public function __construct(Port $port)
    {
        $this->verbs = new Verbs($port);
    }

    /** Answers the suite on stdin and stdout. What the implementation prints, and PHP's warnings, go to stderr. */
    public function start(): void
    {
        error_reporting(E_ALL);
        ini_set('display_errors', 'stderr');
        ini_set('log_errors', '0');
        ini_set('serialize_precision', '-1');
        ini_set('memory_limit', '1G');
        date_default_timezone_set('UTC');

        ob_start(static function (string $text): string {
            fwrite(STDERR, $text);

            return '';
        }, 1);

        // A PHP warning comes with a value: the warning goes to stderr, the value stays.
        set_error_handler(static function (int $level, string $message): bool {
            if ((error_reporting() & $level) !== 0 && ($level & (E_DEPRECATED | E_USER_DEPRECATED)) === 0) {
                fwrite(STDERR, "warning: $message\n");
            }

            return true;
        });

        $this->serve(STDIN, STDOUT);
    }

    /**
     * @param resource $input
     * @param resource $output
     */
    public function serve($input, $output): void
    {
        while ($this->running && ($line = fgets($input)) !== false) {
            fwrite($output, $this->answer($line) . "\n");
            fflush($output);
        }
    }

    private function answer(string $line): string
    {
        $id = null;

        try {
            $request = $this->request($line);
            $id = $request->id;
            $this->running = $request->method !== 'shutdown';
            $result = $this->verbs->run($request->method, $request->params ?? new \stdClass());

            return json_encode(['jsonrpc' => '2.0', 'id' => $id, 'result' => $result], self::JSON, self::DEPTH);
        } catch (Fault $fault) {
            $error = ['code' => $fault->getCode(), 'message' => $fault->getMessage()];
        } catch (\Throwable $failure) {
            fwrite(STDERR, $failure . "\n");
            $error = ['code' => Fault::INTERNAL, 'message' => 'the driver failed: ' . $failure->getMessage()];
        }

        return json_encode(['jsonrpc' => '2.0', 'id' => $id, 'error' => $error], self::JSON);
    }

    /** @throws Fault when the line is no request */
    private function request(string $line): \stdClass
    {
        try {
            $request = json_decode($line, false, self::DEPTH, JSON_THROW_ON_ERROR);
        } catch (\JsonException $error) {
            throw new Fault('expected JSON: ' . $error->getMessage(), Fault::PARSE_ERROR);
        }

        $isRequest = $request instanceof \stdClass && ($request->jsonrpc ?? null) === '2.0'
            && is_string($request->method ?? null)
            && (is_int($request->id ?? null) || is_string($request->id ?? null))
            && ($request->params ?? new \stdClass()) instanceof \stdClass;

        return $isRequest ? $request : throw new Fault('expected a JSON-RPC 2.0 request', Fault::INVALID_REQUEST);
    }
}
