<?php

declare(strict_types=1);

namespace Touchstone\Driver\Fixture;

/** The view factory of docs/fixtures.md. */
class ViewFactory
{
    public mixed $view = null;

    public mixed $data = null;

    public function make(mixed $view, mixed $data = []): HtmlString
    {
        $this->view = $view;
        $this->data = $data;
        $text = $data['title'] ?? "Tom & 'Jerry'";

        return new HtmlString("<nav class=\"$view\">$text</nav>");
    }
}
