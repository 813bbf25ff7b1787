/* The block in the editor: a live preview, and a sidebar made from the fields that includes/block.php hands over. */
(function (blocks, blockEditor, components, element, data) {
  const el = element.createElement;
  const handed = window.merchantCheckoutBlock;
  const name = 'merchant-checkout/checkout';

  /* Choices that the preview ignores: it stays in its place and measures nothing. */
  const PREVIEW = {
    mode: 'inline',
    loading: 'eager',
    history: 'off',
    'url-params': 'off',
    consent: 'necessary',
    analytics: 'off',
  };
  const OWN = ['button', 'phone', 'id'];

  function controlFor(key, field, props) {
    const schema = blocks.getBlockType(name).attributes[key];
    const value = props.attributes[key];
    function set(next) {
      const changed = {};
      changed[key] = next === '' ? undefined : next;
      props.setAttributes(changed);
    }
    if (schema.type === 'boolean') {
      return el(components.ToggleControl, {
        key: key,
        label: field.label,
        checked: value,
        onChange: set,
        __nextHasNoMarginBottom: true,
      });
    }
    if (field.choices) {
      const options = Object.keys(field.choices).map(function (choice) {
        return { value: choice, label: field.choices[choice] };
      });
      return el(components.SelectControl, {
        key: key,
        label: field.label,
        value: value || '',
        options: options,
        onChange: set,
        __nextHasNoMarginBottom: true,
      });
    }
    return el(components.TextControl, {
      key: key,
      label: field.label,
      value: value || '',
      onChange: set,
      __nextHasNoMarginBottom: true,
    });
  }

  /** Attributes of the previewed element: booleans only where they differ from their default. */
  function previewed(attributes, middleware) {
    const declared = blocks.getBlockType(name).attributes;
    const written = { middleware: middleware };
    Object.keys(declared).forEach(function (key) {
      const value = attributes[key];
      if (OWN.indexOf(key) >= 0 || value === undefined || !Object.hasOwn(declared, key)) return;
      if (declared[key].type === 'string') written[key] = value;
      else if (declared[key].type === 'boolean' && value !== declared[key].default)
        written[key] = String(value);
    });
    return Object.assign(written, PREVIEW);
  }

  /** Loads the element into the document of the canvas, which may be a frame. */
  function Preview(props) {
    const place = element.useRef(null);
    element.useEffect(function () {
      const page = place.current.ownerDocument;
      if (page.getElementById('merchant-checkout-script')) return;
      const script = page.createElement('script');
      script.id = 'merchant-checkout-script';
      script.type = 'module';
      script.src = handed.script;
      page.head.appendChild(script);
    }, []);
    return el(
      components.Disabled,
      null,
      el(
        'div',
        { ref: place },
        el('merchant-checkout', previewed(props.attributes, props.middleware)),
      ),
    );
  }

  function hasTarget(attributes) {
    return ['shop', 'campaign', 'offer-code', 'service'].some(function (key) {
      return Boolean(attributes[key]);
    });
  }

  /* The example of block.json, as the inserter shows it: its ids are those of the sandbox. */
  function useIsExample(attributes) {
    const isPreview = data.useSelect(function (select) {
      const settings = select('core/block-editor').getSettings();
      return Boolean(settings.isPreviewMode || settings.__unstableIsPreviewMode);
    }, []);
    const example = blocks.getBlockType(name).example.attributes;
    return (
      isPreview &&
      Object.keys(example).every(function (key) {
        return attributes[key] === example[key];
      })
    );
  }

  function Edit(props) {
    const middleware = useIsExample(props.attributes) ? 'sandbox:' : handed.middleware;
    const panels = handed.panels.map(function (panel, index) {
      const controls = Object.keys(panel.fields).map(function (key) {
        return controlFor(key, panel.fields[key], props);
      });
      return el(
        components.PanelBody,
        { key: panel.title, title: panel.title, initialOpen: index === 0 },
        controls,
      );
    });
    const instructions =
      middleware === '' ? handed.missing : hasTarget(props.attributes) ? null : handed.start;
    const shown = instructions
      ? el(components.Placeholder, {
          icon: 'calendar-alt',
          label: 'Merchant Checkout',
          instructions: instructions,
        })
      : el(Preview, { attributes: props.attributes, middleware: middleware });
    return el(
      'div',
      blockEditor.useBlockProps(),
      el(blockEditor.InspectorControls, null, panels),
      shown,
    );
  }

  blocks.registerBlockType(name, {
    edit: Edit,
    save: function () {
      return null;
    },
  });
})(
  window.wp.blocks,
  window.wp.blockEditor,
  window.wp.components,
  window.wp.element,
  window.wp.data,
);
