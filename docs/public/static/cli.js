#!/usr/bin/env node
var __getOwnPropNames = Object.getOwnPropertyNames;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};

// <define:SHOP_ELEMENTS>
var define_SHOP_ELEMENTS_default;
var init_define_SHOP_ELEMENTS = __esm({
  "<define:SHOP_ELEMENTS>"() {
    define_SHOP_ELEMENTS_default = { "shop-address-check": { settings: [{ attribute: "data-form", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-carriers", shape: { kind: "list", items: { kind: "text" }, default: ["default"] }, required: false }, { attribute: "data-prefix", shape: { kind: "text", default: "" }, required: false }] }, "shop-agreements": { settings: [{ attribute: "data-method", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-is-enabled", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-agreements", shape: { kind: "list", items: { kind: "object", fields: [["agreementId", { kind: "text" }], ["mode", { kind: "text", default: "0" }], ["checkboxText", { kind: "text", default: "" }], ["content", { kind: "text", default: "" }], ["contentHeight", { kind: "text", default: "" }]] }, default: [] }, required: false }] }, "shop-cc-form": { settings: [{ attribute: "data-method", shape: { kind: "text" }, required: true }, { attribute: "data-available-types", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-icons", shape: { kind: "map", items: { kind: "union", members: [{ kind: "object", fields: [["url", { kind: "text" }], ["width", { kind: "number", optional: true }], ["height", { kind: "number", optional: true }]] }, { kind: "boolean" }] }, default: {} }, required: false }, { attribute: "data-months", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-years", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-has-verification", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-has-ss-card-type", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-ss-start-years", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-cvv-image-url", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-name-prefix", shape: { kind: "text", default: "payment" }, required: false }, { attribute: "data-button", shape: { kind: "boolean", default: false }, required: false }] }, "shop-coupon": { settings: [{ attribute: "data-url", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-form", shape: { kind: "text", default: "form" }, required: false }] }, "shop-downloadable-links": { settings: [{ attribute: "data-links", shape: { kind: "map", items: { kind: "object", fields: [["finalPrice", { kind: "number", default: 0 }], ["basePrice", { kind: "number", default: 0 }]] }, default: {} }, required: false }, { attribute: "data-link-selector", shape: { kind: "text", default: "input[type=checkbox][value]" }, required: false }, { attribute: "data-all-selector", shape: { kind: "text", default: "#links_all" }, required: false }] }, "shop-gift-message": { settings: [{ attribute: "data-item-id", shape: { kind: "text", default: "orderLevel" }, required: false }, { attribute: "data-gift-message", shape: { kind: "object", fields: [["orderLevel", { kind: "union", members: [{ kind: "object", fields: [["recipient", { kind: "text", nullable: true, optional: true }], ["sender", { kind: "text", nullable: true, optional: true }], ["message", { kind: "text", nullable: true, optional: true }]] }, { kind: "boolean" }], optional: true }], ["itemLevel", { kind: "union", members: [{ kind: "map", items: { kind: "union", members: [{ kind: "object", fields: [["is_available", { kind: "boolean", optional: true }], ["message", { kind: "union", members: [{ kind: "object", fields: [["recipient", { kind: "text", nullable: true, optional: true }], ["sender", { kind: "text", nullable: true, optional: true }], ["message", { kind: "text", nullable: true, optional: true }]] }, { kind: "boolean" }], optional: true }]] }, { kind: "boolean" }] } }, { kind: "boolean" }], optional: true }]], default: {} }, required: false }, { attribute: "data-is-order-level-gift-options-enabled", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-is-item-level-gift-options-enabled", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-extension-attributes", shape: { kind: "map", items: { kind: "any" }, optional: true }, required: false }, { attribute: "data-price-format", shape: { kind: "map", items: { kind: "any" }, optional: true }, required: false }, { attribute: "data-store-code", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-is-customer-logged-in", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-form-key", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-base-url", shape: { kind: "text", optional: true }, required: false }] }, "shop-gift-options": { settings: [{ attribute: "data-checkbox", shape: { kind: "text", default: "input[type=checkbox]" }, required: false }, { attribute: "data-container", shape: { kind: "text", optional: true }, required: false }] }, "shop-iframe-gateway": { settings: [{ attribute: "data-method", shape: { kind: "text" }, required: true }, { attribute: "data-available-types", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-icons", shape: { kind: "map", items: { kind: "union", members: [{ kind: "object", fields: [["url", { kind: "text" }], ["width", { kind: "number", optional: true }], ["height", { kind: "number", optional: true }]] }, { kind: "boolean" }] }, default: {} }, required: false }, { attribute: "data-months", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-years", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-has-verification", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-has-ss-card-type", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-ss-start-years", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-cvv-image-url", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-source", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-controller-name", shape: { kind: "text", default: "checkout_flow" }, required: false }, { attribute: "data-place-order-url", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-save-order-url", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-cgi-url", shape: { kind: "text" }, required: false }, { attribute: "data-date-delim", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-card-fields-map", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-expire-year-length", shape: { kind: "number", default: 2 }, required: false }, { attribute: "data-timeout-time", shape: { kind: "number", default: 3e4 }, required: false }, { attribute: "data-button", shape: { kind: "boolean", default: true }, required: false }] }, "shop-instant-purchase": { settings: [{ attribute: "data-form", shape: { kind: "text", default: "#product_addtocart_form" }, required: false }, { attribute: "data-url", shape: { kind: "text", default: "instantpurchase/button/placeOrder" }, required: false }, { attribute: "data-button-text", shape: { kind: "text", default: "" }, required: false }] }, "shop-messages": { settings: [{ attribute: "data-cookie-name", shape: { kind: "text", default: "mage-messages" }, required: false }, { attribute: "data-section", shape: { kind: "text", default: "messages" }, required: false }, { attribute: "data-timeout", shape: { kind: "number", minimum: 0, default: 0 }, required: false }] }, "shop-offline-payment": { settings: [{ attribute: "data-method", shape: { kind: "choice", values: ["checkmo", "banktransfer", "cashondelivery", "purchaseorder", "free"] }, required: true }, { attribute: "data-mailing-address", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-payable-to", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-instructions", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-grand-total", shape: { kind: "number", optional: true }, required: false }, { attribute: "data-button", shape: { kind: "boolean", default: true }, required: false }] }, "shop-onepage-checkout": { settings: [{ attribute: "data-urls", shape: { kind: "map", items: { kind: "text" }, default: {} }, required: false }, { attribute: "data-steps", shape: { kind: "list", items: { kind: "text" }, default: ["login", "billing", "shipping", "shipping_method", "payment", "review"] }, required: false }] }, "shop-stored-cards": { settings: [{ attribute: "data-title", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-content", shape: { kind: "text", default: "" }, required: false }] }, "shop-variable-grid": { settings: [{ attribute: "data-url", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-items", shape: { kind: "list", items: { kind: "object", fields: [["variable_type", { kind: "choice", values: ["default", "custom"] }], ["code", { kind: "text" }], ["variable_name", { kind: "text", nullable: true, optional: true }], ["name", { kind: "text", optional: true }]] }, optional: true }, required: false }, { attribute: "data-target", shape: { kind: "text", default: "" }, required: false }] }, "shop-vault-card": { settings: [{ attribute: "data-key", shape: { kind: "text" }, required: true }, { attribute: "data-public-hash", shape: { kind: "text" }, required: false }, { attribute: "data-details", shape: { kind: "map", items: { kind: "any" }, default: {} }, required: false }, { attribute: "data-icon", shape: { kind: "union", members: [{ kind: "object", fields: [["url", { kind: "text" }], ["width", { kind: "number", optional: true }], ["height", { kind: "number", optional: true }], ["title", { kind: "text", optional: true }]] }, { kind: "boolean" }], default: false }, required: false }, { attribute: "data-button", shape: { kind: "boolean", default: true }, required: false }] }, "shop-vault-enabler": { settings: [{ attribute: "data-code", shape: { kind: "text" }, required: true }, { attribute: "data-is-enabled", shape: { kind: "boolean", default: false }, required: false }] }, "shop-weee": { settings: [{ attribute: "data-view", shape: { kind: "choice", values: ["item", "total", "product"], default: "item" }, required: false }, { attribute: "data-item", shape: { kind: "object", fields: [["item_id", { kind: "text", default: "" }], ["qty", { kind: "number", default: 1 }], ["row_total", { kind: "number", optional: true }], ["row_total_incl_tax", { kind: "number", optional: true }], ["weee_tax_applied_amount", { kind: "number", default: 0 }], ["weee_tax_applied", { kind: "list", items: { kind: "object", fields: [["title", { kind: "text", default: "" }], ["row_amount", { kind: "number", default: 0 }], ["row_amount_incl_tax", { kind: "number", default: 0 }]] }, default: [] }]], optional: true }, required: false }, { attribute: "data-segments", shape: { kind: "list", items: { kind: "object", fields: [["code", { kind: "text" }], ["title", { kind: "text", optional: true }], ["value", { kind: "number", optional: true }]] }, optional: true }, required: false }, { attribute: "data-price-info", shape: { kind: "object", fields: [["weee_attributes", { kind: "list", items: { kind: "object", fields: [["attribute_code", { kind: "text", default: "" }], ["label", { kind: "text", optional: true }], ["amount_excl_tax", { kind: "text", default: "" }], ["tax_amount_incl_tax", { kind: "text", default: "" }]] }, optional: true }], ["weee_adjustment", { kind: "text", optional: true }], ["extension_attributes", { kind: "object", fields: [["weee_attributes", { kind: "list", items: { kind: "object", fields: [["attribute_code", { kind: "text", default: "" }], ["label", { kind: "text", optional: true }], ["amount_excl_tax", { kind: "text", default: "" }], ["tax_amount_incl_tax", { kind: "text", default: "" }]] }, optional: true }], ["weee_adjustment", { kind: "text", optional: true }]], optional: true }]], optional: true }, required: false }, { attribute: "data-display", shape: { kind: "choice", values: [0, 1, 2, 3], default: 1 }, required: false }, { attribute: "data-tax-display", shape: { kind: "choice", values: [1, 2, 3], default: 2 }, required: false }, { attribute: "data-price-format", shape: { kind: "object", fields: [["pattern", { kind: "text", optional: true }], ["requiredPrecision", { kind: "number", optional: true }], ["decimalSymbol", { kind: "text", optional: true }], ["groupSymbol", { kind: "text", optional: true }], ["groupLength", { kind: "number", optional: true }]], optional: true }, required: false }] }, "shop-gallery-video": { settings: [{ attribute: "data-items", shape: { kind: "list", items: { kind: "object", fields: [["mediaType", { kind: "text", default: "image" }], ["videoUrl", { kind: "text", nullable: true, optional: true }], ["isBase", { kind: "boolean", default: false }]] }, default: [] }, required: false }, { attribute: "data-settings", shape: { kind: "union", members: [{ kind: "object", fields: [["playIfBase", { kind: "boolean", default: false }], ["showRelated", { kind: "boolean", default: false }], ["videoAutoRestart", { kind: "boolean", default: false }]] }, { kind: "list", items: { kind: "object", fields: [["playIfBase", { kind: "boolean", default: false }], ["showRelated", { kind: "boolean", default: false }], ["videoAutoRestart", { kind: "boolean", default: false }]] } }], default: [] }, required: false }, { attribute: "data-mobile-width", shape: { kind: "number", default: 768 }, required: false }] }, "shop-google-reviews": { settings: [{ attribute: "data-reviews", shape: { kind: "union", members: [{ kind: "object", fields: [["data", { kind: "list", items: { kind: "object", fields: [["name", { kind: "text", optional: true }], ["description", { kind: "text", optional: true }], ["total", { kind: "number", optional: true }], ["created", { kind: "text", optional: true }], ["clean_date", { kind: "text", optional: true }], ["locale", { kind: "text", optional: true }], ["platform_name", { kind: "text", optional: true }], ["platform_logo", { kind: "text", optional: true }], ["source_url", { kind: "text", optional: true }]] } }], ["filters", { kind: "object", fields: [["url", { kind: "text", optional: true }], ["pageTitle", { kind: "text", optional: true }], ["filtersHash", { kind: "text", optional: true }], ["accounts", { kind: "object", fields: [["enabled", { kind: "boolean", optional: true }], ["allSelected", { kind: "boolean", optional: true }], ["data", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["id", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["title", { kind: "text", optional: true }], ["frontendTitle", { kind: "text", optional: true }], ["selected", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }], ["locales", { kind: "object", fields: [["enabled", { kind: "boolean", optional: true }], ["allSelected", { kind: "boolean", optional: true }], ["data", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["id", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["title", { kind: "text", optional: true }], ["frontendTitle", { kind: "text", optional: true }], ["selected", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }], ["ratings", { kind: "object", fields: [["enabled", { kind: "boolean", optional: true }], ["allSelected", { kind: "boolean", optional: true }], ["data", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["id", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["title", { kind: "text", optional: true }], ["frontendTitle", { kind: "text", optional: true }], ["selected", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }], ["years", { kind: "object", fields: [["enabled", { kind: "boolean", optional: true }], ["allSelected", { kind: "boolean", optional: true }], ["data", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["id", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["title", { kind: "text", optional: true }], ["frontendTitle", { kind: "text", optional: true }], ["selected", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }]], optional: true }], ["pagination", { kind: "object", fields: [["isAvailable", { kind: "boolean", optional: true }], ["prevValue", { kind: "text", optional: true }], ["nextValue", { kind: "text", optional: true }], ["currentPage", { kind: "number", optional: true }], ["totalItems", { kind: "number", optional: true }], ["pages", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["current", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }]] }, { kind: "list", items: { kind: "object", fields: [["name", { kind: "text", optional: true }], ["description", { kind: "text", optional: true }], ["total", { kind: "number", optional: true }], ["created", { kind: "text", optional: true }], ["clean_date", { kind: "text", optional: true }], ["locale", { kind: "text", optional: true }], ["platform_name", { kind: "text", optional: true }], ["platform_logo", { kind: "text", optional: true }], ["source_url", { kind: "text", optional: true }]] } }], optional: true }, required: false }, { attribute: "data-filters", shape: { kind: "object", fields: [["url", { kind: "text", optional: true }], ["pageTitle", { kind: "text", optional: true }], ["filtersHash", { kind: "text", optional: true }], ["accounts", { kind: "object", fields: [["enabled", { kind: "boolean", optional: true }], ["allSelected", { kind: "boolean", optional: true }], ["data", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["id", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["title", { kind: "text", optional: true }], ["frontendTitle", { kind: "text", optional: true }], ["selected", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }], ["locales", { kind: "object", fields: [["enabled", { kind: "boolean", optional: true }], ["allSelected", { kind: "boolean", optional: true }], ["data", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["id", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["title", { kind: "text", optional: true }], ["frontendTitle", { kind: "text", optional: true }], ["selected", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }], ["ratings", { kind: "object", fields: [["enabled", { kind: "boolean", optional: true }], ["allSelected", { kind: "boolean", optional: true }], ["data", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["id", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["title", { kind: "text", optional: true }], ["frontendTitle", { kind: "text", optional: true }], ["selected", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }], ["years", { kind: "object", fields: [["enabled", { kind: "boolean", optional: true }], ["allSelected", { kind: "boolean", optional: true }], ["data", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["id", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["title", { kind: "text", optional: true }], ["frontendTitle", { kind: "text", optional: true }], ["selected", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }]], optional: true }, required: false }, { attribute: "data-pagination", shape: { kind: "object", fields: [["isAvailable", { kind: "boolean", optional: true }], ["prevValue", { kind: "text", optional: true }], ["nextValue", { kind: "text", optional: true }], ["currentPage", { kind: "number", optional: true }], ["totalItems", { kind: "number", optional: true }], ["pages", { kind: "list", items: { kind: "object", fields: [["value", { kind: "text", optional: true }], ["label", { kind: "text", optional: true }], ["current", { kind: "boolean", optional: true }]] }, default: [] }]], optional: true }, required: false }, { attribute: "data-url", shape: { kind: "text", optional: true }, required: false }] }, "shop-infinite-scroll": { settings: [{ attribute: "data-auto-pages", shape: { kind: "number", default: 2 }, required: false }, { attribute: "data-distance", shape: { kind: "number", default: 100 }, required: false }, { attribute: "data-list", shape: { kind: "text", default: ".product-items" }, required: false }, { attribute: "data-item", shape: { kind: "text", default: ".product-item" }, required: false }, { attribute: "data-next", shape: { kind: "text", default: "a.next" }, required: false }, { attribute: "data-request", shape: { kind: "choice", values: ["get", "post"], default: "get" }, required: false }] }, "shop-layered-nav": { settings: [{ attribute: "data-navigation", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-products", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-pages", shape: { kind: "text", default: ".pages" }, required: false }, { attribute: "data-groups", shape: { kind: "text", default: ".filter-options-item" }, required: false }, { attribute: "data-current", shape: { kind: "text", default: ".filter-current" }, required: false }, { attribute: "data-item", shape: { kind: "text", default: ".product-item" }, required: false }, { attribute: "data-amount", shape: { kind: "text", default: ".toolbar-amount .toolbar-number" }, required: false }, { attribute: "data-update", shape: { kind: "list", items: { kind: "text" }, default: ["h1", ".breadcrumbs", ".category-description", 'link[rel="canonical"]', 'meta[name="robots"]', "title", 'script[type="application/ld+json"]'] }, required: false }, { attribute: "data-request", shape: { kind: "choice", values: ["get", "post"], default: "get" }, required: false }, { attribute: "data-prefetch", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-slider", shape: { kind: "map", items: { kind: "map", items: { kind: "any" } }, optional: true }, required: false }, { attribute: "data-accordion", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-dropdown", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-search", shape: { kind: "number", minimum: 0, default: 12 }, required: false }] }, "shop-post-action": { settings: [{ attribute: "data-ajax", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-requires-login", shape: { kind: "boolean", default: false }, required: false }] }, "shop-price-slider": { settings: [{ attribute: "data-min-value", shape: { kind: "number" }, required: true }, { attribute: "data-max-value", shape: { kind: "number" }, required: true }, { attribute: "data-selected-from", shape: { kind: "number", optional: true }, required: false }, { attribute: "data-selected-to", shape: { kind: "number", optional: true }, required: false }, { attribute: "data-price-format", shape: { kind: "object", fields: [["pattern", { kind: "text", optional: true }], ["requiredPrecision", { kind: "number", optional: true }], ["decimalSymbol", { kind: "text", optional: true }], ["groupSymbol", { kind: "text", optional: true }], ["groupLength", { kind: "number", optional: true }]], optional: true }, required: false }, { attribute: "data-ajax-url", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-step", shape: { kind: "number", minimum: 0.01, default: 1 }, required: false }] }, "shop-product-reviews": { settings: [{ attribute: "data-url", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-tab", shape: { kind: "text", default: "#tab-label-reviews" }, required: false }, { attribute: "data-offset", shape: { kind: "number", default: 50 }, required: false }, { attribute: "data-duration", shape: { kind: "number", minimum: 0, default: 300 }, required: false }] }, "shop-rating-stars": { settings: [{ attribute: "data-number", shape: { kind: "union", members: [{ kind: "number" }, { kind: "text" }], default: 5 }, required: false }, { attribute: "data-score", shape: { kind: "union", members: [{ kind: "number" }, { kind: "text" }], optional: true }, required: false }, { attribute: "data-half", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-half-show", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-precision", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-read-only", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-cancel-button", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-cancel-place", shape: { kind: "choice", values: ["left", "right"], default: "left" }, required: false }, { attribute: "data-score-name", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-option-values", shape: { kind: "list", items: { kind: "text" }, default: [] }, required: false }, { attribute: "data-label", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-hints", shape: { kind: "list", items: { kind: "union", members: [{ kind: "text" }, { kind: "list", items: { kind: "text" } }], nullable: true }, optional: true }, required: false }, { attribute: "data-no-rated-msg", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-cancel-hint", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-round-down", shape: { kind: "number", default: 0.25 }, required: false }, { attribute: "data-round-full", shape: { kind: "number", default: 0.6 }, required: false }, { attribute: "data-round-up", shape: { kind: "number", default: 0.76 }, required: false }, { attribute: "data-target", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-target-keep", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-target-type", shape: { kind: "choice", values: ["hint", "score"], default: "hint" }, required: false }, { attribute: "data-target-format", shape: { kind: "text", default: "{score}" }, required: false }, { attribute: "data-target-text", shape: { kind: "text", default: "" }, required: false }] }, "shop-recently-viewed": { settings: [{ attribute: "data-count", shape: { kind: "number", minimum: 0, default: 5 }, required: false }, { attribute: "data-sku", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-item", shape: { kind: "text", default: "#widget_viewed_item" }, required: false }] }, "shop-review-form": { settings: [{ attribute: "data-form", shape: { kind: "text", default: "form" }, required: false }] }, "shop-banner": { settings: [{ attribute: "data-background-type", shape: { kind: "text", default: "image" }, required: false }, { attribute: "data-video-src", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-video-loop", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-video-play-only-visible", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-video-lazy-load", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-video-fallback-src", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-show-button", shape: { kind: "choice", values: ["always", "hover", "never"], optional: true }, required: false }, { attribute: "data-show-overlay", shape: { kind: "choice", values: ["always", "hover", "never"], optional: true }, required: false }] }, "shop-buttons": { settings: [{ attribute: "data-same-width", shape: { kind: "boolean", default: false }, required: false }] }, "shop-map": { settings: [{ attribute: "data-locations", shape: { kind: "list", items: { kind: "object", fields: [["location_name", { kind: "text", default: "" }], ["comment", { kind: "text", default: "" }], ["phone", { kind: "text", default: "" }], ["address", { kind: "text", default: "" }], ["city", { kind: "text", default: "" }], ["state", { kind: "text", default: "" }], ["zipcode", { kind: "text", default: "" }], ["country", { kind: "union", members: [{ kind: "text" }, { kind: "list", items: { kind: "text" } }], default: "" }], ["position", { kind: "map", items: { kind: "any" }, default: {} }]] }, default: [] }, required: false }, { attribute: "data-show-controls", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-tiles", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-tile-key", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-attribution", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-zoom", shape: { kind: "number", minimum: 0, maximum: 22, default: 8 }, required: false }, { attribute: "data-center", shape: { kind: "list", items: { kind: "number" }, default: [30.2672, -97.7431] }, required: false }] }, "shop-masonry": { settings: [{ attribute: "data-item", shape: { kind: "text", default: ".product-item" }, required: false }, { attribute: "data-column-width", shape: { kind: "text", default: "0" }, required: false }, { attribute: "data-gutter", shape: { kind: "text", default: "0" }, required: false }, { attribute: "data-layout", shape: { kind: "choice", values: ["packery", "masonry", "fitRows"], default: "packery" }, required: false }, { attribute: "data-draggable", shape: { kind: "boolean", default: false }, required: false }] }, "shop-page-builder": { settings: [{ attribute: "data-breakpoints", shape: { kind: "map", items: { kind: "object", fields: [["conditions", { kind: "map", items: { kind: "text" }, default: {} }], ["options", { kind: "object", fields: [["products", { kind: "map", items: { kind: "object", fields: [["slidesToShow", { kind: "number", optional: true }]] }, default: {} }]], default: { products: {} } }]] }, default: { desktop: { conditions: { "min-width": "1024px" }, options: { products: { default: { slidesToShow: 5 } } } }, tablet: { conditions: { "max-width": "1024px", "min-width": "768px" }, options: { products: { default: { slidesToShow: 4 }, continuous: { slidesToShow: 3 } } } }, mobile: { conditions: { "max-width": "767px", "min-width": "640px" }, options: { products: { default: { slidesToShow: 3 } } } }, "mobile-small": { conditions: { "max-width": "640px" }, options: { products: { default: { slidesToShow: 2 }, continuous: { slidesToShow: 1 } } } } } }, required: false }] }, "shop-product-carousel": { settings: [{ attribute: "data-carousel-mode", shape: { kind: "choice", values: ["default", "continuous"], default: "default" }, required: false }, { attribute: "data-center-padding", shape: { kind: "text", default: "50px" }, required: false }, { attribute: "data-autoplay", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-autoplay-speed", shape: { kind: "number", minimum: 0, default: 3e3 }, required: false }, { attribute: "data-infinite-loop", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-show-arrows", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-show-dots", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-breakpoints", shape: { kind: "map", items: { kind: "object", fields: [["conditions", { kind: "map", items: { kind: "text" }, default: {} }], ["options", { kind: "object", fields: [["products", { kind: "map", items: { kind: "object", fields: [["slidesToShow", { kind: "number", optional: true }]] }, default: {} }]], default: { products: {} } }]] }, default: { desktop: { conditions: { "min-width": "1024px" }, options: { products: { default: { slidesToShow: 5 } } } }, tablet: { conditions: { "max-width": "1024px", "min-width": "768px" }, options: { products: { default: { slidesToShow: 4 }, continuous: { slidesToShow: 3 } } } }, mobile: { conditions: { "max-width": "767px", "min-width": "640px" }, options: { products: { default: { slidesToShow: 3 } } } }, "mobile-small": { conditions: { "max-width": "640px" }, options: { products: { default: { slidesToShow: 2 }, continuous: { slidesToShow: 1 } } } } } }, required: false }] }, "shop-row": { settings: [{ attribute: "data-background-type", shape: { kind: "text", default: "image" }, required: false }, { attribute: "data-video-src", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-video-loop", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-video-play-only-visible", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-video-lazy-load", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-video-fallback-src", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-enable-parallax", shape: { kind: "text", default: "0" }, required: false }, { attribute: "data-parallax-speed", shape: { kind: "text", default: "0.5" }, required: false }] }, "shop-slider": { settings: [{ attribute: "data-autoplay", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-autoplay-speed", shape: { kind: "number", minimum: 0, default: 0 }, required: false }, { attribute: "data-fade", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-infinite-loop", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-show-arrows", shape: { kind: "boolean", default: true }, required: false }, { attribute: "data-show-dots", shape: { kind: "boolean", default: false }, required: false }] }, "shop-tabs": { settings: [{ attribute: "data-active-tab", shape: { kind: "text", default: "0" }, required: false }] }, "shop-accordion": { settings: [{ attribute: "data-multiple", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-active", shape: { kind: "list", items: { kind: "number" }, default: [] }, required: false }, { attribute: "data-duration", shape: { kind: "number", minimum: 0, default: 200 }, required: false }] }, "shop-breadcrumbs": { settings: [{ attribute: "data-crumbs", shape: { kind: "list", items: { kind: "object", fields: [["name", { kind: "text", default: "" }], ["label", { kind: "text" }], ["title", { kind: "text", default: "" }], ["link", { kind: "text", default: "" }]] } }, required: true }] }, "shop-captcha": { settings: [{ attribute: "data-form-id", shape: { kind: "text" }, required: true }, { attribute: "data-image-src", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-image-height", shape: { kind: "number", default: 50 }, required: false }, { attribute: "data-is-required", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-is-case-sensitive", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-refresh-url", shape: { kind: "text", default: "captcha/refresh/" }, required: false }, { attribute: "data-timestamp", shape: { kind: "number", default: 0 }, required: false }, { attribute: "data-request", shape: { kind: "choice", values: ["json", "form"], default: "json" }, required: false }] }, "shop-collapse": { settings: [{ attribute: "data-open", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-duration", shape: { kind: "number", minimum: 0, default: 350 }, required: false }] }, "shop-cookie-notice": { settings: [{ attribute: "data-cookie-name", shape: { kind: "text", default: "user_allowed_save_cookie" }, required: false }, { attribute: "data-cookie-value", shape: { kind: "map", items: { kind: "any" }, optional: true }, required: false }, { attribute: "data-cookie-lifetime", shape: { kind: "number", default: 31536e3 }, required: false }, { attribute: "data-no-cookies-url", shape: { kind: "text", default: "enable-cookies" }, required: false }, { attribute: "data-website-id", shape: { kind: "text", default: "1" }, required: false }, { attribute: "data-allow", shape: { kind: "text", default: "button" }, required: false }] }, "shop-filter-sidebar": { settings: [{ attribute: "data-trigger", shape: { kind: "text", default: ".filter-trigger" }, required: false }, { attribute: "data-container", shape: { kind: "text", default: ".columns, main" }, required: false }, { attribute: "data-top-menu", shape: { kind: "text", default: "shop-top-menu" }, required: false }, { attribute: "data-open-layer", shape: { kind: "number", default: 500 }, required: false }, { attribute: "data-closed-layer", shape: { kind: "number", default: 3 }, required: false }] }, "shop-history-back": { settings: [{ attribute: "data-fallback-url", shape: { kind: "text", optional: true }, required: false }] }, "shop-loading-button": { settings: [{ attribute: "data-loading-text", shape: { kind: "text", optional: true }, required: false }] }, "shop-login-as-customer": { settings: [{ attribute: "data-logout-url", shape: { kind: "text", default: "customer/account/logout/" }, required: false }, { attribute: "data-flow", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-redirect-url", shape: { kind: "text", default: "customer/account/" }, required: false }] }, "shop-mobile-menu": { settings: [{ attribute: "data-categories", shape: { kind: "list", items: { kind: "any" } }, required: true }, { attribute: "data-path", shape: { kind: "text", default: "" }, required: false }, { attribute: "data-home-url", shape: { kind: "text", default: "/" }, required: false }] }, "shop-modal": { settings: [{ attribute: "data-trigger", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-open", shape: { kind: "boolean", default: false }, required: false }, { attribute: "data-backdrop", shape: { kind: "choice", values: ["close", "static"], default: "close" }, required: false }, { attribute: "data-duration", shape: { kind: "number", minimum: 0, default: 300 }, required: false }, { attribute: "data-backdrop-duration", shape: { kind: "number", minimum: 0, default: 150 }, required: false }] }, "shop-popup": { settings: [{ attribute: "data-src", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-type", shape: { kind: "choice", values: ["inline", "ajax", "image", "iframe"], optional: true }, required: false }, { attribute: "data-trigger", shape: { kind: "text", default: "a, button" }, required: false }] }, "shop-require-cookie": { settings: [{ attribute: "data-no-cookie-url", shape: { kind: "text", default: "enable-cookies" }, required: false }, { attribute: "data-triggers", shape: { kind: "list", items: { kind: "text" }, default: [".action.login", ".action.submit"] }, required: false }, { attribute: "data-is-redirect-cms-page", shape: { kind: "boolean", default: true }, required: false }] }, "shop-retina-images": { settings: [{ attribute: "data-attribute", shape: { kind: "text", default: "data-src-2x" }, required: false }] }, "shop-scroll-to": { settings: [{ attribute: "data-target", shape: { kind: "text", optional: true }, required: false }, { attribute: "data-offset", shape: { kind: "number", default: 135 }, required: false }, { attribute: "data-duration", shape: { kind: "number", minimum: 0, default: 500 }, required: false }] }, "shop-show-more": { settings: [{ attribute: "data-limit", shape: { kind: "number", minimum: 0, default: 5 }, required: false }] }, "shop-submenu-image": { settings: [{ attribute: "data-link", shape: { kind: "text", default: ".level1 > a" }, required: false }, { attribute: "data-image", shape: { kind: "text", default: "img" }, required: false }] }, "shop-top-menu": { settings: [{ attribute: "data-tolerance", shape: { kind: "number", minimum: 0, default: 8 }, required: false }] } };
  }
});

// packages/bundle/src/lint/bin.ts
init_define_SHOP_ELEMENTS();

// packages/bundle/src/lint/cli.ts
init_define_SHOP_ELEMENTS();
import { readFile, stat } from "node:fs/promises";
import { parseArgs } from "node:util";
import { glob } from "tinyglobby";

// packages/bundle/src/lint/elements.ts
init_define_SHOP_ELEMENTS();
var elements = typeof define_SHOP_ELEMENTS_default === "undefined" ? {} : define_SHOP_ELEMENTS_default;

// packages/bundle/src/lint/lint.ts
init_define_SHOP_ELEMENTS();

// packages/core/src/index.ts
init_define_SHOP_ELEMENTS();

// packages/core/src/config/fits.ts
init_define_SHOP_ELEMENTS();

// packages/core/src/config/issues.ts
init_define_SHOP_ELEMENTS();
function quote(value) {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 80 ? `${text.slice(0, 77)}\u2026` : text;
}

// packages/core/src/config/fits.ts
function fits(value, shape) {
  const { kind, optional, values, members, minimum = -Infinity, maximum = Infinity } = shape;
  if (value === void 0) return optional === true;
  if (value === null) return takesNull(shape);
  if (values !== void 0) return values.includes(value);
  if (members !== void 0) return members.some((member) => fits(value, member));
  if (kind === "any") return true;
  if (typeof value === "number" && !(Number.isFinite(value) && value >= minimum && value <= maximum)) return false;
  return isOfKind(value, shape) && partsFit(value, shape);
}
function takesNull({ kind, nullable }) {
  return nullable === true || kind === "any";
}
function misfits(value, shape, path = "") {
  if (fits(value, shape)) return [];
  const inside = isOfKind(value, shape) ? parts(value, shape).flatMap(
    ([name, part, itsShape]) => misfits(part, itsShape, path === "" ? name : `${path}.${name}`)
  ) : [];
  return inside.length > 0 ? inside : [{ path, expected: wanted(shape), found: quote(value) }];
}
function isOfKind(value, { kind }) {
  if (kind === "list") return Array.isArray(value);
  if (kind === "map" || kind === "object") return isRecord(value);
  return typeof value === (kind === "text" ? "string" : kind);
}
function partsFit(value, { fields, items }) {
  const part = (name) => Reflect.get(Object(value), name);
  if (fields !== void 0) return fields.every(([name, shape]) => fits(part(name), shape));
  return items === void 0 || Object.keys(Object(value)).every((name) => fits(part(name), items));
}
function parts(value, { fields, items }) {
  const whole = Object(value);
  const shapes = fields ?? (items ? Object.keys(whole).map((name) => [name, items]) : []);
  return shapes.map(([name, shape]) => [name, whole[name], shape]);
}
var wording = {
  text: "a text",
  number: "a number (the whole value, without a unit)",
  boolean: '"true" or "false"',
  list: "a list, as JSON",
  object: "an object, as JSON",
  map: "a map, as JSON"
};
function wanted({ kind, values, members, minimum, maximum }) {
  if (values !== void 0) return `one of ${values.map((value) => JSON.stringify(value)).join(", ")}`;
  if (members !== void 0) return members.map(wanted).join(" or ");
  const bounds = [minimum !== void 0 && `at least ${minimum}`, maximum !== void 0 && `at most ${maximum}`];
  return [wording[kind], ...bounds].filter(Boolean).join(", ");
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// packages/core/src/config/from-json.ts
init_define_SHOP_ELEMENTS();
function fromJson(text) {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return void 0;
  }
}

// packages/core/src/config/to-shape.ts
init_define_SHOP_ELEMENTS();
function toShape(given, shape) {
  const value = isMadeOfParts(shape) ? fromJsonText(given) : given;
  if (value === void 0) return shape.default;
  if (value === null) return takesNull(shape) ? null : shape.default;
  switch (shape.kind) {
    case "text":
      return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
    case "number":
      return typeof value === "string" ? numberFrom(value) : value;
    case "boolean":
      return booleanFrom(value);
    case "choice":
      return shape.values?.find((legal) => String(legal) === String(value)) ?? value;
    case "union":
      return memberFrom(value, shape);
    case "any":
      return value;
    default:
      return typeof value === "object" ? partsFrom(value, shape) : value;
  }
}
function fromAttribute(text, shape) {
  const { kind } = shape;
  if (kind === "boolean" && text === "") return true;
  const isJson = isMadeOfParts(shape) || (kind === "union" || kind === "any") && /^\s*[[{]/.test(text);
  return toShape(isJson ? JSON.parse(text) : text, shape);
}
function isMadeOfParts({ fields, items }) {
  return (fields ?? items) !== void 0;
}
function numberFrom(text) {
  return text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
}
var yes = ["true", "1", "yes", 1];
var no = ["false", "0", "no", "", 0];
function booleanFrom(value) {
  const known = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (yes.includes(known)) return true;
  return no.includes(known) ? false : value;
}
function fromJsonText(value) {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return void 0;
  const json = fromJson(value);
  return json === void 0 ? value : json;
}
function partsFrom(value, shape) {
  const isList = Array.isArray(value);
  const isObject = shape.kind === "object";
  if (isObject && isList && value.length > 0) return value;
  const list = [];
  const record = {};
  for (const [name, part, itsShape] of parts(isObject && isList ? {} : value, shape)) {
    const brought = toShape(part, itsShape);
    list.push(brought);
    if (brought !== void 0 && name !== "__proto__") record[name] = brought;
  }
  return shape.kind === "list" ? list : record;
}
function memberFrom(value, { members = [] }) {
  for (const member of [...members.filter((candidate) => isOfKind(value, candidate)), ...members]) {
    const candidate = toShape(value, member);
    if (fits(candidate, member)) return candidate;
  }
  return value;
}

// packages/core/src/doctor/doctor.ts
init_define_SHOP_ELEMENTS();
function nearest(name, candidates) {
  let best;
  let fewest = Math.max(3, Math.ceil(name.length / 3));
  for (const candidate of candidates) {
    const changes = distance(name, candidate);
    if (changes >= fewest) continue;
    fewest = changes;
    best = candidate;
  }
  return best;
}
function distance(from, to) {
  let previous = [...Array(to.length + 1).keys()];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const substitution = (previous[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

// packages/bundle/src/lint/template-tags.ts
init_define_SHOP_ELEMENTS();
var expression = /<\?[\s\S]*?(?:\?>|$)|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{#[\s\S]*?#\}/y;
var landmark = /<!--[\s\S]*?(?:-->|$)|\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}|<\?[\s\S]*?(?:\?>|$)|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{#[\s\S]*?#\}|<script(?![^>]*\stype=["']text\/(?:html|x-magento-template))[^>]*>[\s\S]*?(?:<\/script>|$)|<(shop-[\w-]*)/g;
function templateTags(text) {
  const tags = [];
  landmark.lastIndex = 0;
  for (let found = landmark.exec(text); found !== null; found = landmark.exec(text)) {
    const [, name] = found;
    if (name === void 0) continue;
    const { attributes, hasPrintedAttributes, end } = readAttributes(text, landmark.lastIndex);
    tags.push({ name, attributes, hasPrintedAttributes, hasScript: hasScript(text, end, name), offset: found.index });
    landmark.lastIndex = end;
  }
  return tags;
}
function hasScript(text, from, name) {
  const end = text.indexOf(`</${name}`, from);
  return end >= 0 && /<script[^>]*type=["']application\/json/.test(text.slice(from, end));
}
function readAttributes(text, from) {
  const attributes = [];
  let hasPrintedAttributes = false;
  let at = from;
  while (at < text.length) {
    const printed = expressionAt(text, at);
    if (printed > at) {
      if (/^(?:<\?=|\{\{)/.test(text.slice(at, at + 3))) hasPrintedAttributes = true;
      at = printed;
    } else if (text[at] === ">") {
      return { attributes, hasPrintedAttributes, end: at + 1 };
    } else if (/[\s/]/.test(text[at] ?? "")) {
      at += 1;
    } else {
      const attribute = readAttribute(text, at);
      if (attribute.isPrinted) hasPrintedAttributes = true;
      else attributes.push({ name: attribute.name, value: attribute.value, offset: at });
      at = attribute.end;
    }
  }
  return { attributes, hasPrintedAttributes, end: at };
}
function readAttribute(text, from) {
  const name = readUntil(text, from, (character) => /[\s=>/]/.test(character));
  const equals = /\s*=\s*/y;
  equals.lastIndex = name.end;
  if (!equals.test(text)) return { name: name.text, isPrinted: name.isPrinted, value: "", end: name.end };
  const start = equals.lastIndex;
  const quote2 = text[start];
  const value = quote2 === '"' || quote2 === "'" ? readUntil(text, start + 1, (character) => character === quote2) : readUntil(text, start, (character) => /[\s>]/.test(character));
  return {
    name: name.text,
    isPrinted: name.isPrinted,
    value: value.isPrinted ? void 0 : decoded(value.text),
    end: value.end + (quote2 === '"' || quote2 === "'" ? 1 : 0)
  };
}
function readUntil(text, from, ends) {
  let isPrinted = false;
  let at = from;
  while (at < text.length && !ends(text[at] ?? "")) {
    const printed = expressionAt(text, at);
    isPrinted ||= printed > at;
    at = printed > at ? printed : at + 1;
  }
  return { text: text.slice(from, at), isPrinted, end: at === from && text[at] === "=" ? at + 1 : at };
}
function expressionAt(text, at) {
  if (text[at] !== "<" && text[at] !== "{") return at;
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}
var entities = { quot: '"', "#34": '"', "#39": "'", apos: "'", lt: "<", gt: ">" };
function decoded(text) {
  return text.replace(/&(quot|#34|#39|apos|lt|gt);/g, (_, name) => entities[name] ?? "").replaceAll("&amp;", "&");
}

// packages/bundle/src/lint/lint.ts
function lint(template, elements2) {
  if (!template.includes("<shop-")) return [];
  const tags = templateTags(template);
  return tags.flatMap(
    (tag) => problems(tag, template, elements2).map(({ offset, ...problem }) => ({ ...problem, ...placeOf(template, offset) }))
  );
}
function problems(tag, template, elements2) {
  const element = elements2[tag.name];
  if (element === void 0) {
    const message = `There is no <${tag.name}>${didYouMean(nearest(tag.name, Object.keys(elements2)), "<", ">")}`;
    return [{ rule: "unknown-tag", message, offset: tag.offset }];
  }
  return [
    ...tag.attributes.flatMap((attribute) => problemOf(attribute, tag, element)),
    ...missing(tag, element, template)
  ];
}
var everywhere = ["data-config", "data-load", "data-shop-debug", "data-shop-root", "data-state"];
var htmls = /^(?:accesskey|aria-.*|autocapitalize|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(?:id|prop|ref|scope|type)|key|lang|nonce|on.*|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|virtualkeyboardpolicy)$/;
var frameworks = /^(?:[:@#*[(].*|[vx]-.*|(?:hx|ng|wire|bind|on|client|transition)[-:].*|data-(?:bind|mage-init|role|container|index|id|key|value|action|controller|target|turbo|test|testid|qa|cy|gtm|ga|analytics|track|aos|hx|bs|hyva|react|v)(?:-.*)?)$/;
function problemOf(attribute, tag, element) {
  const { name, value, offset } = attribute;
  const setting = element.settings.find((candidate) => candidate.attribute === name);
  if (setting !== void 0) {
    const message2 = value === void 0 ? void 0 : wrong(value, setting, tag);
    return message2 === void 0 ? [] : [{ rule: "wrong-value", message: message2, offset }];
  }
  if (name === "data-config" && value !== void 0 && !value.startsWith("#")) return wrongConfig(value, tag, offset);
  if (everywhere.includes(name) || htmls.test(name) || frameworks.test(name)) return [];
  const known = element.settings.map(({ attribute: theirs }) => theirs);
  const meant = known.includes(`data-${name}`) ? `data-${name}` : nearest(name, known);
  const message = `<${tag.name}> has no setting "${name}"${didYouMean(meant)}`;
  return [{ rule: "unknown-attribute", message, offset }];
}
function wrong(value, { attribute, shape }, { name }) {
  try {
    const [misfit] = misfits(fromAttribute(value, shape), shape);
    if (misfit === void 0) return void 0;
    const where = misfit.path === "" ? attribute : `${attribute}, at ${misfit.path}`;
    return `${where} of <${name}> has to be ${misfit.expected}; it is ${misfit.found}`;
  } catch (error) {
    return `${attribute} of <${name}> is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
function wrongConfig(value, { name }, offset) {
  try {
    JSON.parse(value);
    return [];
  } catch {
    const message = `data-config of <${name}> has to be a JSON object, or "#" and the id of a script with one`;
    return [{ rule: "wrong-value", message, offset }];
  }
}
function missing(tag, element, template) {
  const names = tag.attributes.map(({ name }) => name);
  const script = `data-shop-config="${tag.name.slice("shop-".length)}"`;
  const mayComeUnseen = tag.hasPrintedAttributes || tag.hasScript || names.some((name) => name === "data-config" || frameworks.test(name) && /bind|^[:[v]/.test(name)) || template.includes(script) || template.includes(script.replaceAll('"', "'"));
  if (mayComeUnseen) return [];
  return element.settings.filter(({ required, attribute }) => required && !names.includes(attribute)).map(({ attribute }) => ({
    rule: "missing-setting",
    message: `<${tag.name}> needs ${attribute}`,
    offset: tag.offset
  }));
}
function didYouMean(name, before = "", after = "") {
  return name === void 0 ? "" : `; did you mean ${before}${name}${after}?`;
}
function placeOf(text, offset) {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: offset - before.lastIndexOf("\n") };
}

// packages/bundle/src/lint/report.ts
init_define_SHOP_ELEMENTS();
var reports = {
  text(files) {
    const lines = files.flatMap(
      ({ file, findings }) => findings.map(({ line, column, message }) => `${file}:${line}:${column}  ${message}`)
    );
    return [...lines, summary(files)].join("\n");
  },
  /** A list of `{ file, line, column, rule, message }`. */
  json(files) {
    return JSON.stringify(
      files.flatMap(({ file, findings }) => findings.map((finding) => ({ file, ...finding }))),
      null,
      2
    );
  },
  /** Annotations on the lines of a pull request. */
  github(files) {
    return files.flatMap(
      ({ file, findings }) => findings.map(
        ({ line, column, rule, message }) => `::error file=${property(file)},line=${line},col=${column},title=${rule}::${data(message)}`
      )
    ).join("\n");
  }
};
function summary(files) {
  const count = files.reduce((sum, { findings }) => sum + findings.length, 0);
  const templates2 = `${files.length} ${files.length === 1 ? "template" : "templates"}`;
  return count === 0 ? `Nothing wrong in ${templates2}.` : `${count} wrong in ${templates2}.`;
}
function data(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}
function property(text) {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

// packages/bundle/src/lint/cli.ts
var usage = `shop-elements lint [--format text|json|github] <templates\u2026>

Looks over the <shop-\u2026> tags of templates: unknown tags and attributes, wrong values, missing settings.
Templates are paths or glob patterns; a folder stands for its .phtml, .html, .twig and .liquid files.
The exit status is 0 when nothing is wrong, 1 when something is, and 2 when the command cannot be understood.

  shop-elements lint 'app/design/**/*.phtml'
  shop-elements lint --format github templates`;
var templates = "**/*.{phtml,html,twig,liquid}";
async function main(args, print) {
  const asked = understand(args);
  if (typeof asked === "string") {
    print(asked);
    return args.includes("--help") || args.includes("-h") ? 0 : 2;
  }
  const patterns = await Promise.all(asked.patterns.map(templatesIn));
  const files = await glob(patterns, { expandDirectories: false });
  if (files.length === 0) {
    print(`No templates match ${asked.patterns.join(" ")}.`);
    return 2;
  }
  const found = await Promise.all(files.sort().map(lintFile));
  print(asked.report(found));
  return found.some(({ findings }) => findings.length > 0) ? 1 : 0;
}
async function templatesIn(pattern) {
  const place = await stat(pattern).catch(() => void 0);
  return place?.isDirectory() === true ? `${pattern.replace(/\/$/, "")}/${templates}` : pattern;
}
async function lintFile(file) {
  return { file, findings: lint(await readFile(file, "utf8"), elements) };
}
function understand(args) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: "string", default: "text" }, help: { type: "boolean", short: "h" } }
    });
    const [command, ...patterns] = positionals;
    if (values.help === true || command !== "lint" || patterns.length === 0) return usage;
    const report = reports[values.format];
    if (report === void 0) return `There is no format "${values.format}".

${usage}`;
    return { patterns: patterns.map((pattern) => pattern.replaceAll("\\", "/")), report };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}

${usage}`;
  }
}

// packages/bundle/src/lint/bin.ts
process.exitCode = await main(process.argv.slice(2), (text) => console.log(text));
