"""`python -m domino_widget` is the command `domino-widget`."""

import sys

from domino_widget.cli import main

sys.exit(main())
