const { createElement: h, useEffect, useState } = React;
const markup = { __html: document.getElementById('elements').innerHTML };

const App = () => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn < 3) setTurn(turn + 1);
    else document.querySelector('[data-host]').setAttribute('data-host', 'started');
  }, [turn]);
  const parts = [
    h('section', { key: 'elements', dangerouslySetInnerHTML: markup }),
    h(
      'section',
      { key: 'stars' },
      h('p', null, `Drawn ${turn + 1} times. `),
      h('shop-rating-stars', { 'data-score': turn, 'data-read-only': '' }),
    ),
  ];
  return turn % 2 === 0 ? parts : parts.reverse();
};

ReactDOM.render(h(App), document.getElementById('app'));
