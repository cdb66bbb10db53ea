(() => {
  const { createApp, h, nextTick, ref } = Vue;
  const markup = document.getElementById('elements').innerHTML;

  const turn = ref(0);
  const app = createApp({
    render() {
      const parts = [
        h('section', { key: 'elements', innerHTML: markup }),
        h('section', { key: 'stars' }, [
          h('p', `Drawn ${turn.value + 1} times. `),
          h('shop-rating-stars', { 'data-score': turn.value, 'data-read-only': '' }),
        ]),
      ];
      return turn.value % 2 === 0 ? parts : parts.reverse();
    },
  });
  app.mount('#app');

  const again = async () => {
    turn.value += 1;
    await nextTick();
    if (turn.value < 3) return again();
    document.querySelector('[data-host]').setAttribute('data-host', 'started');
  };
  void again();
})();
