<?php

/**
 * The contender that is Laravel, as installed from a distribution's packages.
 *
 * Speaks as src/worker.ts does: one JSON request a line, one JSON answer a line.
 */

declare(strict_types=1);

error_reporting(E_ALL & ~E_DEPRECATED);
ini_set('memory_limit', '4G');

foreach (['Container', 'Http', 'Pagination', 'Support'] as $package) {
    require_once "Illuminate/$package/autoload.php";
}

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Pagination\Paginator;

const BODY_LENGTH = 100;
const SENTENCE = 'The quick brown fox jumps over the lazy dog while the band plays on. ';
const QUERY = [
    'search' => 'red shoes & socks',
    'sort' => '-created_at',
    'status' => 'open',
    'filter' => ['author' => 'ann', 'tags' => ['new', 'on sale']],
    'limit' => '50',
];

/** Stands in for the response factory of a full application. */
final class Responses
{
    public function json(mixed $data, int $status, array $headers, int $options): JsonResponse
    {
        return new JsonResponse($data, $status, $headers, $options);
    }
}

if (!function_exists('response')) {
    function response(): Responses
    {
        static $responses = new Responses();

        return $responses;
    }
}

final class PostResource extends JsonResource
{
    public function toArray($request): array
    {
        $post = $this->resource;

        return ['id' => $post->id, 'title' => $post->title, 'body' => $post->body];
    }
}

final class NamedPostResource extends JsonResource
{
    public function toArray($request): array
    {
        return ['id' => $this->id, 'title' => $this->title, 'body' => $this->body];
    }
}

/** @return list<object> */
function makePosts(int $count): array
{
    $text = str_repeat(SENTENCE, 4);
    $posts = [];

    for ($index = 0; $index < $count; $index++) {
        $posts[] = (object) [
            'id' => $index + 1,
            'title' => 'Post number ' . ($index + 1),
            'body' => substr($text, $index % strlen(SENTENCE), BODY_LENGTH),
        ];
    }

    return $posts;
}

/** Gets a task ready and gives the operation to measure. */
function prepare(string $task, int $size): Closure
{
    $posts = makePosts($size + 1);
    $request = Request::create('/posts?page=2');
    $page = 0;
    $new = static fn (): Paginator => new Paginator($posts, $size, 2, ['path' => '/posts']);

    switch ($task) {
        case 'paginator':
            return static fn (): string => $new()->toJson();
        case 'url':
            $paginator = $new()->appends(QUERY);

            return static function () use ($paginator, &$page): string {
                $page = $page % 1000 + 1;

                return $paginator->url($page);
            };
        case 'first-url':
            return static function () use (&$page): string {
                $page = $page % 1000 + 1;

                return (new Paginator([], 15, 2, ['path' => '/posts', 'query' => QUERY]))->url($page);
            };
        case 'response':
            return static fn (): string => PostResource::collection($new())->toResponse($request)->getContent();
        default:
            return static fn (): string => NamedPostResource::collection($new())->toResponse($request)->getContent();
    }
}

/** @return array{operations: int, wall: int, processor: int} */
function measureBlock(Closure $operation, int $milliseconds): array
{
    $length = $milliseconds * 1000000;
    $processorStart = processorTime();
    $start = hrtime(true);
    $operations = 0;
    $batch = 1;
    $elapsed = 0;

    do {
        for ($count = 0; $count < $batch; $count++) {
            $operation();
        }

        $operations += $batch;
        $now = hrtime(true) - $start;
        $isFast = $now - $elapsed < $length / 20;
        $elapsed = $now;
        $batch *= $isFast ? 2 : 1;
    } while ($elapsed < $length);

    return ['operations' => $operations, 'wall' => $elapsed, 'processor' => processorTime() - $processorStart];
}

function processorTime(): int
{
    $usage = getrusage();

    return ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) * 1000000
        + $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'];
}

// Version 8 does not have this entry, so wherever a page is shown its bytes are not those of the reference.
$isWhole = array_key_exists('current_page_url', (new Paginator([], 1, 1))->toArray());
$operations = [];

while (($line = fgets(STDIN)) !== false) {
    $request = json_decode($line, true, 16, JSON_THROW_ON_ERROR);

    if (isset($request['prepare'])) {
        ['name' => $task, 'size' => $size] = $request;
        $operation = $operations[$request['prepare']] = prepare($task, $size);
        $isUrl = $task === 'url' || $task === 'first-url';
        $answer = ['sha' => sha1($operation()), 'claimed' => $isUrl || $isWhole];
    } else {
        $answer = measureBlock($operations[$request['measure']], $request['milliseconds']);
    }

    echo json_encode($answer), "\n";
    flush();
}
