define(() => (phrase) => phrase);
