<?php
// Prints one template. Calls on `$block` and `$this` return the values from standard input, by name. Values with names can be called,
// too, or be read as lists, like Magento's data objects.

final class Block implements ArrayAccess, IteratorAggregate
{
    public function __construct(private array $answers)
    {
    }

    private static function wrapped(mixed $value): mixed
    {
        if (!is_array($value)) {
            return $value;
        }
        return array_is_list($value) ? array_map(self::wrapped(...), $value) : new self($value);
    }

    public function offsetExists(mixed $name): bool
    {
        return isset($this->answers[$name]);
    }

    public function offsetGet(mixed $name): mixed
    {
        return self::wrapped($this->answers[$name] ?? null);
    }

    public function offsetSet(mixed $name, mixed $value): void
    {
        throw new LogicException('Templates only read.');
    }

    public function offsetUnset(mixed $name): void
    {
        throw new LogicException('Templates only read.');
    }

    public function getIterator(): Iterator
    {
        return new ArrayIterator(array_map(self::wrapped(...), $this->answers));
    }

    public function __call(string $name, array $arguments): mixed
    {
        $call = $arguments === [] ? $name : "$name($arguments[0])";
        return self::wrapped($this->answers[$call] ?? throw new LogicException("The template calls $call, which the test does not answer."));
    }

    public function __(string $text): string
    {
        return $text;
    }

    public function escapeHtml(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES);
    }

    public function escapeHtmlAttr(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES);
    }

    public function escapeUrl(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES);
    }

    public function print(string $template): void
    {
        $block = $this;
        $escaper = $this;
        include $template;
    }
}

function __(string $text): string
{
    return $text;
}

(new Block(json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR)))->print($argv[1]);
