<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

/**
 * Finds conflicts with the elements in the current store view.
 */
class Diagnosis
{
    private const REQUIRED = [
        'shop-elements.loader.js',
        'shop-elements.css',
        'parts.json',
        'sri.json',
        // Without these, the elements speak English in every store view.
        'locales/de.json',
        'locales/en.json',
        'locales/fr.json',
        'locales/nl.json',
    ];

    public function __construct(
        private readonly Switches $switches,
        private readonly BuiltFiles $builtFiles,
        private readonly DeployedFiles $deployedFiles,
        private readonly Overrides $overrides,
        private readonly Requests $requests
    ) {
    }

    /**
     * @return array<string, string> the state of each switch
     */
    public function switches(): array
    {
        $states = [];
        foreach (array_keys(Replacements::BY_SWITCH) as $switch) {
            $states[$switch] = match (true) {
                $this->switches->isOn($switch) => 'on',
                !$this->switches->fitsTheme($switch) => 'off: not for this theme',
                default => 'off',
            };
        }
        return $states;
    }

    /**
     * @return string[] one sentence per problem
     */
    public function findings(): array
    {
        return [...$this->missingFiles(), ...$this->deployedFiles(), ...$this->overriddenTemplates(), ...$this->requestedScripts()];
    }

    /**
     * @return string[]
     */
    private function missingFiles(): array
    {
        $parts = preg_grep('~^parts/~', array_keys($this->builtFiles->json('sri.json')));
        $files = [...self::REQUIRED, ...$parts];
        $missing = array_values(array_filter($files, fn (string $file) => !$this->builtFiles->has($file)));
        if ($missing === []) {
            return [];
        }
        return [
            count($missing) . " file(s) are missing in view/frontend/web, such as $missing[0]: copy the built files of shop-elements to the module.",
        ];
    }

    /**
     * @return string[]
     */
    private function deployedFiles(): array
    {
        if (!$this->switches->isEnabled()) {
            return [];
        }
        $findings = [];
        $missing = $this->deployedFiles->missing();
        if ($missing !== []) {
            $findings[] = count($missing) . " file(s) are not deployed for this theme and language, such as $missing[0]: pages cannot load them. Run setup:static-content:deploy.";
        }
        $outdated = $this->deployedFiles->outdated();
        if ($outdated !== []) {
            $findings[] = count($outdated) . " deployed file(s) differ from the module's, such as $outdated[0]: the checkout refuses them. Run setup:static-content:deploy.";
        }
        return $findings;
    }

    /**
     * @return string[]
     */
    private function overriddenTemplates(): array
    {
        $findings = [];
        foreach ($this->switches->on() as $switch) {
            foreach (Replacements::BY_SWITCH[$switch]['templates'] as $template) {
                $file = $this->overrides->of($template);
                if ($file !== null) {
                    $findings[] = "$switch: your theme overrides $template ($file), but no page prints it. Move your changes to this module's template.";
                }
            }
        }
        return $findings;
    }

    /**
     * @return string[]
     */
    private function requestedScripts(): array
    {
        $findings = [];
        foreach ($this->switches->on() as $switch) {
            foreach (Replacements::BY_SWITCH[$switch]['scripts'] as $script) {
                foreach ($this->requests->for($script) as $file) {
                    $findings[] = "$switch: $file still requires $script, so pages with this file load the script.";
                }
            }
        }
        return $findings;
    }
}
