#!/usr/bin/env node
// Here, and not in `dist`, so that the installation of a fresh clone finds it before the first build.
import '../dist/cli.js';
