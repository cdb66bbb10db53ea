// Magento's names for its own widgets, and the modules that every page requires.
// biome-ignore lint/correctness/noUnusedVariables: merged with those of the modules
var config = {
  map: {
    '*': {
      accordion: 'mage/accordion',
      collapsible: 'mage/collapsible',
      tabs: 'mage/tabs',
      productListToolbarForm: 'mage/nothing',
      catalogAddToCart: 'Magento_Catalog/js/catalog-add-to-cart',
      priceBox: 'mage/nothing',
    },
  },
  deps: ['mage/bootstrap'],
};
