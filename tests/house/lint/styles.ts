/** How one kind of shop writes its templates. */
export interface Style {
  file: string;
  /** Expressions that print a value inside quotes. */
  prints: readonly string[];
  /** Expressions that print JSON. */
  json: readonly string[];
  /** Attributes that its own scripts read. */
  attributes: readonly string[];
  comments: readonly string[];
  /** The start and end of a conditional part. */
  conditions: readonly (readonly [begin: string, otherwise: string, end: string])[];
  /** Markup around and between the elements. */
  around: readonly string[];
}

const php = {
  comments: ['<?php /* <shop-nothing unknown="1"/> */ ?>', '<!-- <shop-nothing/> -->', '<?php // <p><shop-x> ?>'],
  conditions: [
    ['<?php if ($block->isEnabled() && $count > 0): ?>', '<?php else: ?>', '<?php endif; ?>'],
    ['<?php foreach ($block->getItems() as $key => $item): ?>', '', '<?php endforeach ?>'],
    ['<?php if ($a): ?>', '<?php elseif ($b > 1): ?>', '<?php endif ?>'],
  ],
} as const;

export const styles: Readonly<Record<string, Style>> = {
  magento: {
    file: 'view.phtml',
    prints: [
      '<?= $escaper->escapeHtmlAttr($block->getData("a > b")) ?>',
      "<?= $escaper->escapeUrl($block->getUrl('checkout/cart', ['_secure' => true])) ?>",
      '<?= (int) $item->getQty() ?>',
      '<?= /* @noEscape */ $block->getJson() ?>',
    ],
    json: ['<?= /* @noEscape */ $block->getSerializedConfig() ?>', '{"url":"<?= $escaper->escapeJs($url) ?>"}'],
    attributes: [
      `data-bind="attr: { 'data-method': getCode() }, visible: isVisible()"`,
      `data-mage-init='{"Magento_Theme/js/view": {"a": 1}}'`,
      'data-role="checkout-messages"',
      '<?= $block->getAttributes() ?>',
    ],
    ...php,
    around: [
      '<!-- ko if: isVisible() --><p data-bind="text: $t(\'Hello\')"></p><!-- /ko -->',
      '<script type="text/x-magento-init">{"*": {"Magento_Ui/js/core/app": {"components": {"a": {"b": "<p>"}}}}}</script>',
      `<script>require(['jquery'], ($) => $('<shop-nothing/>').appendTo('p'));</script>`,
      '<p><?= $escaper->escapeHtml(__("Text")) ?></p><div class="box"><dl><dt>a</dt></dl></div>',
      '<?= $secureRenderer->renderTag("script", [], "const a = \'<p><div>\';", false) ?>',
    ],
  },
  openmage: {
    file: 'form.phtml',
    prints: ['<?php echo $this->escapeHtml($_item->getName()) ?>', "<?php echo Mage::getUrl('a/b') ?>"],
    json: ['<?php echo Mage::helper("core")->jsonEncode($this->getConfig()) ?>'],
    attributes: [`onclick="return confirm('<?php echo $this->__('Sure?') ?>')"`, 'id="co-<?php echo $code ?>"'],
    ...php,
    around: [
      '<script type="text/javascript">//<![CDATA[\n var html = "<p><shop-x/>"; //]]></script>',
      '<p class="a"><?php echo $this->__("Or") ?><br/><ul><li>x</li></ul>',
      '<?php echo $this->getChildHtml("form_fields") ?>',
    ],
  },
  hyva: {
    file: 'hyva.phtml',
    prints: ['<?= $escaper->escapeHtmlAttr($viewModel->get()) ?>', '<?= (bool) $isOpen ? 1 : 0 ?>'],
    json: ['<?= json_encode($config, JSON_HEX_TAG) ?>'],
    attributes: [
      'x-data="{ open: false, go() { return this.a > 1 } }"',
      ':class="{ open: open }"',
      '@click.prevent="open = !open"',
      'x-show="open"',
      'x-transition:enter="ease-out"',
      'wire:model="code"',
      'x-defer="intersect"',
    ],
    ...php,
    around: [
      '<template x-for="item in items"><p x-text="item.a > 2"></p></template>',
      '<script>window.addEventListener("init", () => `<p><shop-x></div>`)</script>',
      '<p class="mt-2"><svg class="h-4"><path d="M1 1"/></svg> <span x-html="html"></span></p>',
    ],
  },
  liquid: {
    file: 'section.liquid',
    prints: ['{{ product.title | escape }}', '{{ \'a\' | append: "b > c" }}', '{{- settings.text -}}'],
    json: ['{{ product | json }}', '{"title": {{ product.title | json }} }'],
    attributes: ['{{ block.shopify_attributes }}', 'title="a-{{ id }}"'],
    comments: [
      '{% comment %}<shop-nothing/>{% endcomment %}',
      '{%- comment -%} <p><shop-x> {%- endcomment -%}',
      '{# <shop-nothing> #}',
    ],
    conditions: [
      ['{% if product.available %}', '{% else %}', '{% endif %}'],
      ['{%- for item in cart.items -%}', '', '{%- endfor -%}'],
      ['{% unless a contains "<p>" %}', '{% else %}', '{% endunless %}'],
    ],
    around: [
      '{% schema %}{"name": "Section", "settings": []}{% endschema %}',
      '<p>{{ section.settings.text }}</p><div>{% render "icon" %}</div>',
      '<script>{% raw %}const a = "{{ <shop-x/> }}"{% endraw %}</script>',
    ],
  },
  twig: {
    file: 'page.html.twig',
    prints: ['{{ product.name|e("html_attr") }}', "{{ path('cart', { id: 1 }) }}", '{{ value ?? "4" }}'],
    json: ['{{ config|json_encode|raw }}'],
    attributes: ['{{ attributes }}', '{{ stimulus_controller("a") }}', 'data-controller="x" data-action="click->x#go"'],
    comments: ['{# <shop-nothing/> #}', '<!-- <shop-nothing> -->'],
    conditions: [
      ['{% if a is defined and a > 1 %}', '{% else %}', '{% endif %}'],
      ['{% for item in items %}', '', '{% endfor %}'],
    ],
    around: [
      '{% block content %}<p>{% trans %}Hello{% endtrans %}</p>{% endblock %}',
      '{% set html = "<p><shop-x/>" %}',
      '<section><h2>{{ title }}</h2><p>{{ text }}</p></section>',
    ],
  },
  blade: {
    file: 'page.blade.php',
    prints: [
      "{{ route('cart', ['id' => 1]) }}",
      '{!! $product->html !!}',
      "@lang('shop.a > b)')",
      '{{ $a->name ?? "4" }}',
    ],
    json: ['@json($config)', '{!! json_encode($config) !!}', '{"title": @json($product->title)}'],
    attributes: [
      "@class(['a', 'b' => $isOpen])",
      "@style(['color: red' => count($a) > 1])",
      '@if($a->isOn()) title="b" @endif',
      "{{ $attributes->merge(['class' => 'a']) }}",
      '@click.prevent="go()"',
    ],
    comments: ['{{-- {{ $a }} <shop-nothing/> --}}', '<!-- <shop-nothing> -->'],
    conditions: [
      ['@if ($a->isOn() && count($b) > 1)', '@else', '@endif'],
      ['@foreach ($items as $key => $item)', '', '@endforeach'],
      ['@if($a)', "@elseif($b === ') >')", '@endif'],
    ],
    around: [
      '<p>@lang("Text")</p><div>@include("icon", ["html" => "<p>"])</div>',
      "@section('content')<p>{{ $text }}</p>@endsection",
      '<script>const a = @json($a); const b = "<p><shop-x/>";</script>',
      '<x-alert type="error" :message="$message"/>',
    ],
  },
};
