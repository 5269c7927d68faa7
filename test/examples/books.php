<?php

// The catalogue's list as Laravel answers it: rows, search and address come in as JSON, the body goes out.

declare(strict_types=1);

error_reporting(E_ALL & ~E_DEPRECATED);
foreach (['Http', 'Pagination', 'Container'] as $package) {
    require "/usr/share/php/Illuminate/$package/autoload.php";
}

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Pagination\Paginator;

if (!function_exists('response')) {
    function response(): object
    {
        return new class {
            public function json(mixed $data, int $status = 200, array $headers = [], int $options = 0): JsonResponse
            {
                return new JsonResponse($data, $status, $headers, $options);
            }
        };
    }
}

final class Book
{
    public function __construct(array $row, public ?array $author)
    {
        foreach ($row as $column => $value) {
            $this->$column = $value;
        }
    }

    public function relationLoaded(string $name): bool
    {
        return $this->$name !== null;
    }
}

final class BookResource extends JsonResource
{
    public function toArray($request): array
    {
        return [
            'id' => $this->id,
            'title' => $this->title,
            'genre' => $this->genre,
            'year' => $this->year,
            'note' => $this->when($this->note !== null, $this->note),
            'cents' => $this->when($request->query('prices') === '1', fn () => $this->cents),
            'author' => $this->whenLoaded('author'),
        ];
    }
}

$given = json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR);
$books = array_map(fn (array $row) => new Book(array_diff_key($row, ['author' => 0]), $row['author'] ?? null), $given['rows']);
$page = new Paginator($books, $given['perPage'], $given['page'], ['path' => '/books']);
echo BookResource::collection($page)->preserveQuery()->toResponse(Request::create($given['url']))->getContent();
