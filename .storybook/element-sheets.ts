/// <reference types="vite/client" />
import.meta.glob('../packages/{catalog,checkout,content,site}/src/**/*.css', { eager: true });
