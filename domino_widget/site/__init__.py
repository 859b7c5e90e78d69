"""The static site: the game and the lessons as a folder for a USB stick or any web host, without a server."""

from .build import build_site
from .tools import SiteError

__all__ = ["SiteError", "build_site"]
